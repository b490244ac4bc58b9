// A review takes a while: the page asks until it is there.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Making } from "../src/review/making.svelte";

const review = { first: [0.5, 0.5], answers: [], turns: [], seats: [] };
const asked = vi.fn<typeof fetch>();
const reply = (body: object, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

let making: Making;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked.mockReset());
  making = new Making("t1");
});

afterEach(() => {
  making.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a review that is being made", () => {
  it("tells how far it is, and comes at last", async () => {
    asked.mockReturnValueOnce(reply({ done: 3, total: 9, review: null }));
    asked.mockReturnValueOnce(reply({ done: 9, total: 9, review }));
    await making.ask();
    expect(asked).toHaveBeenLastCalledWith("/api/tables/t1/review", expect.objectContaining({ method: "GET" }));
    expect([making.done, making.total, making.review]).toEqual([3, 9, null]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(making.review).toEqual(review);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("waits for a server that is away, but not where the server refuses", async () => {
    asked.mockRejectedValueOnce(new TypeError("away"));
    asked.mockReturnValueOnce(reply({ error: "table-review-trouble", details: {}, rule: "", message: "no" }, 503));
    await making.ask();
    expect(making.trouble?.error).toBe("table-no-connection");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(making.trouble?.error).toBe("table-review-trouble");
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("is not asked for any more by somebody who has gone", async () => {
    asked.mockReturnValue(reply({ done: 3, total: 9, review: null }));
    const asking = making.ask();
    making.stop();
    await asking;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

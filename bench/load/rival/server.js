// `node server.js [FOLDER]`: a server of boardgame.io as its documentation shows it, with a small game. It keeps matches
// in memory, or as files in a folder.
process.env.NODE_ENV = "production"; // otherwise it also logs, and checks what moves return
const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

// It never ends: a full board is wiped.
const game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      if (G.cells.every((mark) => mark !== null)) G.cells.fill(null);
    },
  },
};

const folder = process.argv[2];
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [game], origins: [Origins.LOCALHOST], db });
server.run({ port: { host: "127.0.0.1", port: 0 } }).then(({ appServer }) => console.log(appServer.address().port));
process.on("SIGTERM", () => process.exit(0));

import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import "./tokens.css";
import "./page.css";

const page = document.getElementById("page");

if (page) {
  await settings.speak();
  mount(App, { target: page });
}

import { expect, test } from "vitest";
import { actionOf } from "./player-keys.ts";

const press = (key: string, held = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

test("plays, moves, mutes and shows captions by keys, in either case", () => {
  for (const key of [" ", "k", "K"]) expect(actionOf(press(key), "DIV")).toEqual({ kind: "toggle" });
  expect(actionOf(press("j"), "BUTTON")).toEqual({ kind: "by", seconds: -10 });
  expect(actionOf(press("L"), "BUTTON")).toEqual({ kind: "by", seconds: 10 });
  expect(actionOf(press("ArrowLeft"), "BUTTON")).toEqual({ kind: "by", seconds: -5 });
  expect(actionOf(press("7"), "BUTTON")).toEqual({ kind: "to", tenths: 7 });
  expect(["m", "c", "f"].map((key) => actionOf(press(key), "VIDEO")?.kind)).toEqual(["mute", "captions", "fullScreen"]);
});

test("leaves keys to what is typed in, to sliders and to buttons", () => {
  for (const key of ["k", " ", "3", "ArrowLeft"]) {
    expect(actionOf(press(key), "TEXTAREA")).toBeNull();
    expect(actionOf(press(key), "SELECT")).toBeNull();
    expect(actionOf(press(key), "INPUT", "search")).toBeNull();
  }
  expect(actionOf(press("ArrowLeft"), "INPUT", "range")).toBeNull();
  expect(actionOf(press("k"), "INPUT", "range")).toEqual({ kind: "toggle" });
  expect(actionOf(press(" "), "BUTTON")).toBeNull();
});

test("leaves keys with modifiers, and others, to the browser", () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    expect(actionOf(press("f", held), "DIV")).toBeNull();
  for (const key of ["Tab", "Enter", "x", "Escape", "constructor"]) expect(actionOf(press(key), "DIV")).toBeNull();
});

import { expect, test } from "vitest";
import { PlayedSeconds } from "./played-seconds.ts";

const play = (played: PlayedSeconds, from: number, until: number) => {
  for (let at = from; at <= until; at += 0.25) played.at(at);
};

test("notes what is played in whole seconds, and continues after a report", () => {
  const played = new PlayedSeconds();
  play(played, 0, 10.1);
  expect(played.take()).toEqual([[0, 10]]);
  play(played, 10.1, 14);
  expect(played.take()).toEqual([[10, 14]]);
  expect(played.take()).toEqual([]);
});

test("a jump adds nothing, forward or back", () => {
  const played = new PlayedSeconds();
  play(played, 0, 5);
  play(played, 90, 95);
  play(played, 20, 22);
  expect(played.take()).toEqual([
    [0, 5],
    [90, 95],
    [20, 22],
  ]);
});

test("a pause ends a range, and what was not sent is part of the next report", () => {
  const played = new PlayedSeconds();
  play(played, 3, 6);
  played.stop();
  const taken = played.take();
  played.putBack(taken);
  play(played, 8, 9);
  expect(played.take()).toEqual([
    [3, 6],
    [8, 9],
  ]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftKeeper, keptAfterMs } from "./draft-keeper.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A keeper whose calls are written down and end when told. */
function observed() {
  const said: string[] = [];
  const ends: (() => void)[] = [];
  const call = (word: string) => {
    said.push(word);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const keeper = draftKeeper({ keep: (values) => call(`keep ${String(values["name"])}`), drop: () => call("drop") });
  const end = async () => {
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { keeper, said, end };
}

test("only the last of quick typing is kept, after a rest", async () => {
  const { keeper, said } = observed();
  for (const name of ["N", "No", "Nor"]) keeper.note({ name });
  await vi.advanceTimersByTimeAsync(keptAfterMs - 1);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual(["keep Nor"]);
});

test("what waits is kept at once when the page is left, and nothing twice", async () => {
  const { keeper, said } = observed();
  keeper.note({ name: "N" });
  keeper.flush();
  keeper.flush();
  await vi.advanceTimersByTimeAsync(keptAfterMs * 2);
  expect(said).toEqual(["keep N"]);
});

test("a draft is dropped after the call that keeps it ended, never before", async () => {
  const { keeper, said, end } = observed();
  keeper.note({ name: "N" });
  await vi.advanceTimersByTimeAsync(keptAfterMs);
  keeper.note({ name: "No" });
  keeper.dropNow();
  await vi.advanceTimersByTimeAsync(keptAfterMs * 2);
  expect(said).toEqual(["keep N"]);
  await end();
  expect(said).toEqual(["keep N", "drop"]);
});

test("a draft of before that the form continues with is dropped with the changes", async () => {
  const { keeper, said } = observed();
  keeper.adopt();
  keeper.note({ name: "N" });
  keeper.note(null);
  await vi.advanceTimersByTimeAsync(keptAfterMs * 2);
  expect(said).toEqual(["drop"]);
});

test("going back to what is saved drops what was kept, and asks for nothing where nothing was", async () => {
  const { keeper, said, end } = observed();
  keeper.note(null);
  keeper.note({ name: "N" });
  keeper.note(null);
  await vi.advanceTimersByTimeAsync(keptAfterMs * 2);
  expect(said).toEqual([]);
  keeper.note({ name: "N" });
  await vi.advanceTimersByTimeAsync(keptAfterMs);
  await end();
  keeper.note(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toEqual(["keep N", "drop"]);
});

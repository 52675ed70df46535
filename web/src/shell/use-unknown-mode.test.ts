import { createElement } from "react";
import { IntlProvider } from "use-intl";
import { beforeEach, expect, test, vi } from "vitest";
import { asProblem, unreachable, type ApiProblem } from "../data/api-problem.ts";
import { callApi } from "../data/call-api.ts";
import { notificationsAtom } from "../state/notifications.ts";
import { store } from "../state/store.ts";
import { openPage } from "../support/test-page.ts";
import { shellTexts } from "../texts/en/shell.ts";
import { useUnknownMode } from "./use-unknown-mode.ts";

// The store is one for all files of a process.
beforeEach(() => store.set(notificationsAtom, []));

/** What the call's own reading makes of a mode. */
async function problemOfMode(mode: string): Promise<ApiProblem | undefined> {
  vi.stubGlobal("fetch", async () => Response.json({ mode }));
  return callApi("systemMode", {}).then(() => undefined, asProblem);
}

async function openShell() {
  const page = await openPage("/analysis");
  const Inside = ({ problem }: { readonly problem: ApiProblem | undefined }) => {
    useUnknownMode(problem);
    return null;
  };
  const messages = { shell: shellTexts };
  const Spoken = (props: { readonly problem: ApiProblem | undefined }) =>
    IntlProvider({ locale: "en-GB", messages, timeZone: "UTC", children: createElement(Inside, props) });
  return async (problem: ApiProblem | undefined) => {
    await page.draw(createElement(Spoken, { problem }));
    return store.get(notificationsAtom).map(({ kind, operation, message }) => ({ kind, operation, message }));
  };
}

test("a mode that no one knows is told as an error, once however often it is read, and again when it comes back", async () => {
  const tell = await openShell();
  const told = { kind: "error", operation: "Load system mode", message: expect.stringContaining("systemMode") };
  expect(await tell(undefined)).toEqual([]);
  expect(await tell(await problemOfMode("Sleeping"))).toEqual([told]);
  expect(await tell(await problemOfMode("Sleeping")), "the next poll").toEqual([told]);
  expect(await tell(await problemOfMode("ReadOnly")), "one that is known").toEqual([told]);
  expect(await tell(await problemOfMode("Asleep"))).toEqual([told, told]);
});

test("a poll that does not arrive isn't an unknown mode: it is asked again", async () => {
  const tell = await openShell();
  expect(await tell(unreachable())).toEqual([]);
});

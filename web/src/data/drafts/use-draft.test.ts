import type { OfferedDraft } from "@paygauge/ui";
import type { DraftValues } from "@paygauge/api-types/entities/drafts";
import { act, createElement } from "react";
import { expect, test, vi } from "vitest";
import { openPage } from "../../support/test-page.ts";
import { useDraft } from "./use-draft.ts";

test("throwing an old draft away keeps what was typed since", async () => {
  const sent: string[] = [];
  const keptText = '{"values":{"name":"Old"},"savedOn":"2026-01-31T10:00:00Z"}';
  const answers: Record<string, string> = {
    GET: keptText,
    PUT: '{"savedOn":"2026-01-31T10:00:00Z"}',
    DELETE: '{"message":"Done.","success":true,"statusCode":200}',
  };
  vi.stubGlobal("fetch", async (_: string, { method = "", body }: RequestInit) => {
    if (method !== "GET") sent.push(`${method} ${typeof body === "string" ? body : ""}`.trim());
    return new Response(answers[method]);
  });
  const page = await openPage("/");
  let offered: OfferedDraft | undefined;
  const Form = ({ held }: { readonly held: DraftValues | null }) => {
    ({ offered } = useDraft({ entityType: "issuer", entityId: "i1" }, held, () => undefined));
    return null;
  };
  await page.draw(createElement(Form, { held: null }));
  await vi.waitFor(() => expect(offered).toBeDefined());
  await page.draw(createElement(Form, { held: { name: "New" } }));
  await act(async () => offered?.onDrop());
  await page.draw(null);
  await vi.waitFor(() => expect(sent).toEqual(["DELETE", 'PUT {"values":{"name":"New"}}']));
});

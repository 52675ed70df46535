/** Who reads the hub, by the brand whose site is used. */
import { notFound } from "@paygauge/worker/refusal";
import type { Language } from "@paygauge/api-types/languages";
import type { CallContext } from "../../call-context.ts";
import { readItems, type HubReader, type ReadItem } from "../../hub/hub-items.ts";

type Asked = Pick<CallContext<"resourceHub">, "db" | "person" | "facts" | "identity">;

export const brandOf = ({ facts, identity }: Asked) =>
  facts.brands.find(({ brandingKey }) => brandingKey === identity.brand) ?? null;

export const readerOf = (asked: Asked, language: Language): HubReader => ({
  db: asked.db,
  userId: asked.person.userId,
  brandId: brandOf(asked)?.id ?? null,
  language,
});

/** An item that the brand shows. @throws Refusal 404, the same for another brand's and for none */
export async function requireItem(asked: Asked, id: string, language: Language): Promise<ReadItem> {
  const [found] = await readItems(readerOf(asked, language), id);
  if (found === undefined) throw notFound("chatDocument");
  return found;
}

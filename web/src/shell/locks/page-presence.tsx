import { useAtomValue } from "jotai";
import type { PageHit } from "@paygauge/api-types/sitemap";
import { shownEntity } from "../../data/locks/shown-entity.ts";
import { usePresence } from "../../data/locks/use-presence.ts";
import { entityLockAtom } from "../../state/entity-lock.ts";

/** Reports the user on every page of a job and of a record; an editing page reports with its lock. */
export function PagePresence({ hit }: { readonly hit: PageHit }) {
  const isLocking = useAtomValue(entityLockAtom) !== null;
  usePresence(isLocking ? null : shownEntity(hit));
  return null;
}

import { Suspense } from "react";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";
import type { EmptyListProps } from "./empty-list.tsx";

// Seldom seen: the words of every list come with the first that is empty.
const Words = lazyWithTexts(
  async () => ({ default: (await import("./empty-list.tsx")).EmptyListWords }),
  areaTexts.empty,
);

/** What is in a list without entries, as it is declared in `empty-lists.ts`. */
export function EmptyList(props: EmptyListProps) {
  return (
    <Suspense>
      <Words {...props} />
    </Suspense>
  );
}

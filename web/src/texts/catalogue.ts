import { atom } from "jotai";
import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { store } from "../state/store.ts";
import type { en } from "./en.ts";
import { jobsTexts } from "./en/jobs.ts";
import { mainTexts } from "./en/main.ts";
import { shellTexts } from "./en/shell.ts";

type Catalogue = typeof en;

/** Words that are loaded: those of the frame at once, those of an area with its first screen. */
export const catalogueAtom = atom<Partial<Catalogue>>({ shell: shellTexts, main: mainTexts, jobs: jobsTexts });

/** A lazy component that is drawn when its code and its words have both arrived. */
export function lazyWithTexts(
  load: () => Promise<{ readonly default: ComponentType }>,
  ...texts: readonly (() => Promise<Partial<Catalogue>>)[]
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    const [component, ...parts] = await Promise.all([load(), ...texts.map((each) => each())]);
    store.set(catalogueAtom, (all) => Object.assign({ ...all }, ...parts));
    return component;
  });
}

/** Words of an area, fetched once. */
export const areaTexts = {
  audit: async () => ({ audit: (await import("./en/audit.ts")).auditTexts }),
  create: async () => ({ create: (await import("./en/create.ts")).createTexts }),
  upload: async () => ({ upload: (await import("./en/upload.ts")).uploadTexts }),
  analysis: async () => ({ analysis: (await import("./en/analysis.ts")).analysisTexts }),
  suppliers: async () => ({ suppliers: (await import("./en/suppliers.ts")).suppliersTexts }),
  devops: async () => ({ devops: (await import("./en/devops.ts")).devopsTexts }),
  dev: async () => ({ dev: (await import("./en/dev.ts")).devTexts }),
  reasons: async () => ({ reasons: (await import("./en/reasons.ts")).reasonsTexts }),
  rulesets: async () => ({ rulesets: (await import("./en/rulesets.ts")).rulesetsTexts }),
  people: async () => ({ people: (await import("./en/people.ts")).peopleTexts }),
  tenants: async () => ({ tenants: (await import("./en/tenants.ts")).tenantsTexts }),
  rulings: async () => ({ rulings: (await import("./en/rulings.ts")).rulingsTexts }),
  locks: async () => ({ locks: (await import("./en/locks.ts")).locksTexts }),
} as const satisfies Record<string, () => Promise<Partial<Catalogue>>>;

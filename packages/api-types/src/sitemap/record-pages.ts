import { holders } from "../access/access.ts";
import type { Permission } from "../access/permissions.ts";
import type { Page } from "./page.ts";

/** What a page of a record says of itself next to what follows from its kind. */
type Own = Pick<Page, "title"> & Partial<Pick<Page, "crumb" | "flag" | "nav" | "parent">>;

interface RecordPagesOptions {
  /** The record's id, which its own page and calls are named after. */
  readonly id: string;
  readonly path: `/${string}`;
  readonly access: { readonly view: Permission; readonly edit: Permission };
  readonly list: Own & { readonly id: string };
  readonly one: Own;
  readonly create: Own;
}

/** A page as it is in the sitemap; its types are literal, so that links and guards are checked. */
type PageEntry<Path extends string, Needed extends Permission, More> = Omit<More, "id"> & {
  readonly path: Path;
  readonly frame: "standard";
  readonly access: ReturnType<typeof holders<readonly [Needed]>>;
  readonly released: true;
};

type ListPage<O extends RecordPagesOptions> = PageEntry<O["path"], O["access"]["view"], O["list"]>;
type Below<O extends RecordPagesOptions> = { readonly parent: O["list"]["id"] };
type CreatePage<O extends RecordPagesOptions> = PageEntry<
  `${O["path"]}/create`,
  O["access"]["edit"],
  O["create"] & Below<O>
>;
type OnePage<O extends RecordPagesOptions> = PageEntry<
  `${O["path"]}/:${O["id"]}Id`,
  O["access"]["view"],
  O["one"] & Below<O>
>;

interface RecordPages<O extends RecordPagesOptions> {
  readonly id: O["id"];
  /** Page ids of the list, of one record and of the form of a new one. */
  readonly ids: {
    readonly list: O["list"]["id"];
    readonly one: O["id"];
    readonly create: `${O["id"]}Create`;
  };
  /** Parameter of the one record's path. */
  readonly param: `${O["id"]}Id`;
  readonly access: O["access"];
  /** Entries of the sitemap. */
  readonly entries: { readonly [Id in O["list"]["id"]]: ListPage<O> } & {
    readonly [Id in O["id"]]: OnePage<O>;
  } & { readonly [Id in `${O["id"]}Create`]: CreatePage<O> };
}

/**
 * The three pages of a record: its list, one of it (`<id>`) and the form of a new one (`<id>Create`). They are apart
 * from its fields, which only its own screens load.
 */
export function recordPages<const O extends RecordPagesOptions>(options: O): RecordPages<O> {
  const { id, path, access } = options;
  const { id: list, ...own } = options.list;
  const create = `${id}Create`;
  const page = { frame: "standard", released: true } as const;
  const entries: Record<string, Page> = {
    [list]: { ...own, ...page, path, access: holders(access.view) },
    [create]: {
      parent: list,
      ...options.create,
      ...page,
      path: `${path}/create`,
      access: holders(access.edit),
    },
    [id]: {
      parent: list,
      ...options.one,
      ...page,
      path: `${path}/:${id}Id`,
      access: holders(access.view),
    },
  };
  // Keys are made of the ids here, which the compiler cannot follow; the types above say the same once more.
  return { id, ids: { list, one: id, create }, param: `${id}Id`, access, entries } as unknown as RecordPages<O>;
}

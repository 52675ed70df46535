import { isSelected, type GridColumn, type GridQuery, type GridSelection } from "@paygauge/ui";
import type { BodyOf } from "@paygauge/api-types/endpoints";
import type { ExportFormat, ProductList } from "@paygauge/api-types/entities/exports";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import { store } from "../../state/store.ts";
import { loadedTranslate, localeAtom } from "../../texts/catalogue.ts";
import type { PageAnswer } from "../continuous-pages.ts";
import { toPagedRequest } from "../grid-query.ts";
import { gatherRows } from "./gather-rows.ts";
import { exportedColumns, fileOfSheet, listColumnOf, sheetOf } from "./list-sheet.ts";

export interface ExportChoice {
  readonly set: "selected" | "matching" | "all";
  readonly format: ExportFormat;
  /** Those that are not in view as well. */
  readonly everyColumn: boolean;
}

/** What a gathering says of itself, and what stops it. */
export interface Gathering {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** The call that answers a list's pages, with what it takes. */
export interface AskedList {
  readonly list: ProductList;
  readonly input: {
    readonly params?: Readonly<Record<string, string>> | undefined;
    readonly query?: object | undefined;
    readonly body: PagedRequest;
  };
}

/** A list as it stands when it is exported. */
export interface ListWork<Row> {
  /** What the list is called; so is the file. */
  readonly name: string;
  readonly columns: readonly GridColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly keyIn: string;
  readonly query: GridQuery;
  readonly selection: GridSelection;
  /** Rows that were chosen one by one. */
  readonly chosen: readonly Row[];
  readonly ask: (request: PagedRequest, everything: boolean, signal: AbortSignal) => Promise<PageAnswer<Row>>;
  readonly asked: (request: PagedRequest, everything: boolean) => AskedList;
}

const requestOf = ({ query }: { readonly query: GridQuery }, everything: boolean): PagedRequest =>
  toPagedRequest(everything ? { ...query, filters: [], search: "" } : query, 1);

/** The chosen rows themselves, gathered page by page where they were not chosen one by one. */
export function chosenRows<Row>(list: ListWork<Row>, signal: AbortSignal): Promise<readonly Row[]> {
  return rowsOf(list, "selected", { signal, onProgress: () => undefined });
}

async function rowsOf<Row>(list: ListWork<Row>, set: ExportChoice["set"], context: Gathering): Promise<readonly Row[]> {
  const { selection, rowKey } = list;
  if (set === "selected" && selection.kind === "some") return list.chosen;
  const everything = set === "all";
  const { pageNumber: _page, pageSize: _size, ...request } = requestOf(list, everything);
  const all = await gatherRows({ ...context, request, ask: (page, signal) => list.ask(page, everything, signal) });
  return set === "selected" ? all.filter((row) => isSelected(selection, rowKey(row))) : all;
}

const columnsOf = <Row>({ columns, query }: ListWork<Row>, { everyColumn }: ExportChoice) =>
  exportedColumns(columns, query.columns, everyColumn);

/** The file of a choice, its rows gathered here page by page. */
export async function writtenHere<Row extends object>(
  list: ListWork<Row>,
  choice: ExportChoice,
  context: Gathering,
): Promise<Blob> {
  const rows = await rowsOf(list, choice.set, context);
  return fileOfSheet(
    choice.format,
    sheetOf(columnsOf(list, choice), rows, await loadedTranslate(), store.get(localeAtom).locale),
    list.name,
  );
}

/** Of a list of a run: which one is looked at. */
function runOf(query: object | undefined): Pick<BodyOf<"createListExport">, "run"> {
  const run = query !== undefined && "run" in query ? query.run : undefined;
  return run === "latest" || run === "published" ? { run } : {};
}

/** The same file as the system is asked to write it. */
export function askedOf<Row>(list: ListWork<Row>, choice: ExportChoice): BodyOf<"createListExport"> {
  const { selection, name, keyIn } = list;
  const everything = choice.set === "all";
  const { list: call, input } = list.asked(requestOf(list, everything), everything);
  const { pageNumber: _page, pageSize: _size, ...request } = input.body;
  const except = choice.set === "selected" && selection.kind === "all" ? selection.except : [];
  return {
    list: call,
    params: { ...input.params },
    ...runOf(input.query),
    request,
    columns: columnsOf(list, choice).map(listColumnOf),
    format: choice.format,
    name,
    keyIn,
    locale: store.get(localeAtom).locale,
    ...(except.length > 0 && { keys: { kind: "except" as const, keys: [...except] } }),
  };
}

import { ErrorState, FileDrop, Pagination, Panel, Skeleton, TextField, usePause } from "@paygauge/ui";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { useState } from "react";
import type { IssuerFull, SupplierList } from "@paygauge/api-types/entities/issuers";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { Term } from "../../../glossary/term.tsx";
import type { TermId } from "../../../glossary/use-glossary.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import { ConfirmButton } from "../../../records/confirm-button.tsx";
import { ListPreview } from "./list-preview.tsx";
import { SupplierTable } from "./supplier-table.tsx";

const terms = { include: "includeList", exclude: "excludeList" } as const satisfies Record<SupplierList, TermId>;

interface SupplierListPanelProps {
  readonly issuer: Pick<IssuerFull, "id">;
  readonly list: SupplierList;
  readonly mayEdit: boolean;
  readonly onChanged: () => void;
}

const pageSize = 25;

/** The include or exclude list: what stands, a file to replace it with, and what that file would make of it. */
export function SupplierListPanel({ issuer, list, mayEdit, onChanged }: SupplierListPanelProps) {
  const words = useTranslations("tenants.lists");
  const formats = useFormats();
  const [file, setFile] = useState<File | null>(null);
  const [pageNumber, setPage] = useState(1);
  const [search, setSearch] = useState("");
  const [searched, setSearched] = useState("");
  const searchAfterPause = usePause((text: string) => {
    setSearched(text.trim());
    setPage(1);
  });
  const body = { pageNumber, pageSize, ...(searched === "" ? {} : { search: searched }) };
  const standing = useCall("supplierList", { params: { id: issuer.id }, query: { list }, body });
  const { data, problem } = standing;
  const changed = (message: string) => {
    notifyDone(message);
    setFile(null);
    setPage(1);
    standing.reload();
    onChanged();
  };
  const count = data?.facts.entriesCount ?? 0;
  return (
    <Panel
      title={<Term id={terms[list]}>{words(`${list}.title`)}</Term>}
      facts={count > 0 ? words("facts", { count, file: data?.facts.fileName ?? "" }) : undefined}
      actions={mayEdit && count > 0 ? <ClearList issuerId={issuer.id} list={list} onDone={changed} /> : undefined}
    >
      <p className="mb-3 text-label text-text-2">{words(`${list}.text`)}</p>
      {data === undefined && problem === undefined && <Skeleton kind="form" fields={2} />}
      {data === undefined && problem !== undefined && (
        <ErrorState {...problemView(problem)} onRetry={standing.reload} retrying={standing.refreshing} />
      )}
      {data !== undefined && count === 0 && file === null && <EmptyList list="supplierList" may={mayEdit} />}
      {data !== undefined && count > 0 && file === null && (
        <div className="mb-3 flex flex-col gap-2">
          <TextField
            label={words("search")}
            value={search}
            maxLength={200}
            onChange={(event) => {
              setSearch(event.target.value);
              searchAfterPause(event.target.value);
            }}
          />
          <SupplierTable label={words(`${list}.title`)} lines={data.collection} />
          <Pagination
            page={data.currentPage}
            pageSize={pageSize}
            matching={data.totalCount}
            total={count}
            onPage={setPage}
          />
          {data.facts.updatedOn !== null && (
            <p className="text-label text-text-3">
              {words("by", { who: data.facts.uploadedBy, date: formats.day(data.facts.updatedOn) })}
            </p>
          )}
        </div>
      )}
      {mayEdit && file === null && <Choose list={list} onFile={setFile} />}
      {file !== null && (
        <ListPreview issuerId={issuer.id} list={list} file={file} onCancel={() => setFile(null)} onReplaced={changed} />
      )}
    </Panel>
  );
}

function Choose({ list, onFile }: { readonly list: SupplierList; readonly onFile: (file: File) => void }) {
  const words = useTranslations("tenants.lists");
  const mayChange = useMayChange();
  return (
    <FileDrop
      label={words(`${list}.choose`)}
      hint={words("hint")}
      endings={[".csv", ".txt", ".tsv"]}
      maxBytes={900_000}
      maxWords="900 kB"
      multiple={false}
      disabled={!mayChange}
      onFiles={([first]) => {
        if (first !== undefined) onFile(first);
      }}
    />
  );
}

interface ClearListProps {
  readonly issuerId: string;
  readonly list: SupplierList;
  readonly onDone: (message: string) => void;
}

function ClearList({ issuerId, list, onDone }: ClearListProps) {
  const words = useTranslations("tenants.lists");
  const { run } = useAction("clearSupplierList", { operation: words("clear") });
  const clear = async () => {
    const outcome = await run({ params: { id: issuerId }, query: { list } });
    if (outcome?.ok) onDone(outcome.answer.message);
  };
  return (
    <ConfirmButton
      size="sm"
      label={words("clear")}
      title={words(`${list}.clearTitle`)}
      description={words("clearText")}
      act={clear}
    />
  );
}

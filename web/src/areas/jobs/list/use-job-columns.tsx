import { Badge, TextLink } from "@paygauge/ui";
import { useMemo } from "react";
import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import { jobStates } from "@paygauge/api-types/states";
import { ledgerKinds } from "@paygauge/api-types/entities/ledger";
import { publicationStates } from "@paygauge/api-types/entities/runs";
import type { JobListItem } from "@paygauge/api-types/entities/jobs";
import { decimalOf, useFormats, useTranslations } from "../../../state/formats.ts";
import { jobHref } from "../../../state/job-href.ts";
import { jobStateTones } from "../../../state/job-state-tones.ts";
import { dayPlace, usePublicationWords } from "../../../state/publication-words.ts";
import { useGuard } from "../../../state/permissions.ts";
import type { ListGridColumn } from "../../../data/lists/list-sheet.ts";

type Column = ListGridColumn<JobListItem>;

/** Columns of the jobs list; their keys are the properties that the paged request names. */
export function useJobColumns(): readonly Column[] {
  const words = useTranslations("jobs");
  const formats = useFormats();
  const publicationIn = usePublicationWords();
  const { opens } = useGuard();
  return useMemo((): readonly Column[] => {
    const publication = ({ publication: word, publishedOn }: JobListItem) =>
      publicationIn(word, publishedOn === null ? "" : formats.day(publishedOn));
    // Below "Published" the day alone says it.
    const dayOf = (row: JobListItem) =>
      row.publication === "Published" && row.publishedOn !== null ? formats.day(row.publishedOn) : publication(row);
    const state: Column = {
      key: "state",
      title: words("list.columns.state"),
      type: "enum",
      width: 88,
      options: jobStates.map((value) => ({ value, label: words(`states.${value}`) })),
      value: (row) => row.state,
      render: (row) => <Badge tone={jobStateTones[row.state]}>{words(`states.${row.state}`)}</Badge>,
      inList: "line",
    };
    const name: Column = {
      key: "name",
      title: words("list.columns.name"),
      type: "text",
      width: 250,
      grow: 2,
      value: (row) => row.name,
      render: (row) => (
        <span className="inline-flex max-w-full items-center gap-2">
          <TextLink variant="entity" href={jobHref(row, opens)} truncate>
            {row.name}
          </TextLink>
          {row.isSample && <Badge tone="accent">{words("sample")}</Badge>}
        </span>
      ),
      inList: "title",
    };
    const spend: Column = {
      // Minor units of each job's own currency: a filter would compare pence with yen, so there is none.
      key: "spendMinor",
      filterable: false,
      title: words("list.columns.spend"),
      type: "number",
      width: 136,
      value: (row) => Number(decimalOf(row.spendMinor, row.minorDigits)),
      source: { digitsIn: "minorDigits" },
      render: (row) =>
        row.suppliersCount === 0 || !hasFigures(row.kind)
          ? ""
          : formats.money(row.spendMinor, row.currency, row.minorDigits),
      inList: "figure",
    };
    const potential: Column = {
      key: "potentialMinor",
      filterable: false,
      title: words("list.columns.potential"),
      type: "number",
      width: 136,
      value: ({ potentialMinor, minorDigits }) =>
        potentialMinor === null ? null : Number(decimalOf(potentialMinor, minorDigits)),
      source: { digitsIn: "minorDigits" },
      render: (row) =>
        row.potentialMinor === null ? "" : formats.money(row.potentialMinor, row.currency, row.minorDigits),
    };
    const kind: Column = {
      key: "kind",
      title: words("list.columns.kind"),
      type: "enum",
      width: 116,
      options: ledgerKinds.map((value) => ({ value, label: words(`kinds.${value}`) })),
      value: (row) => row.kind,
    };
    const published: Column = {
      key: "publication",
      title: words("list.columns.published"),
      type: "enum",
      width: 120,
      options: publicationStates.map((value) => ({ value, label: words(`publication.states.${value}`) })),
      value: (row) => row.publication,
      render: (row) => dayOf(row),
      copy: publication,
      source: {
        words: Object.fromEntries(publicationStates.map((word) => [word, publicationIn(word, dayPlace)])),
        dayIn: "publishedOn",
      },
    };
    const plain = { type: "text", width: 136, grow: 1 } as const;
    const buyer: Column = {
      ...plain,
      key: "buyerName",
      title: words("list.columns.buyer"),
      value: (row) => row.buyerName,
      inList: "line",
    };
    return [
      name,
      buyer,
      { ...plain, key: "issuerName", title: words("list.columns.issuer"), value: (row) => row.issuerName },
      kind,
      state,
      {
        key: "suppliersCount",
        title: words("list.columns.suppliers"),
        type: "number",
        width: 88,
        value: (row) => row.suppliersCount,
      },
      spend,
      potential,
      published,
      { ...plain, key: "ownerName", title: words("list.columns.owner"), value: (row) => row.ownerName },
      {
        key: "createdOn",
        title: words("list.columns.created"),
        type: "date",
        width: 108,
        moment: "day",
        value: (row) => row.createdOn,
      },
    ];
  }, [words, formats, publicationIn, opens]);
}

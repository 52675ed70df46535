import { companyFields, type CompanyField } from "@paygauge/api-types/entities/companies";
import type { TableField, TableKind, TablePreview } from "@paygauge/api-types/entities/table-imports";
import { isDirectoryField } from "./table-fields.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";

/** What the screens say of a kind of table. */
export function useTableWords(kind: TableKind) {
  const directory = useTranslations("rulesets.directory");
  const reference = useTranslations("rulesets.reference");
  const formats = useFormats();
  const field = (name: TableField): string =>
    kind === "directory" && isDirectoryField(name)
      ? directory(`fields.${name}`)
      : reference(`fields.${name === "code" ? "code" : "title"}`);
  if (kind === "directory")
    return {
      field,
      import: directory("import"),
      file: directory("file"),
      hint: directory("importHint"),
      sampleRows: directory("sampleRows"),
      keepSourceHint: directory("keepSourceHint"),
      found: (preview: TablePreview) =>
        directory("preview", {
          accepted: formats.count(preview.accepted),
          rows: formats.count(preview.rows),
          name: preview.fileName,
          cards: formats.count(preview.acceptsCard),
          virtual: formats.count(preview.acceptsVirtualCard),
        }),
    };
  if (kind === "companies")
    return {
      // The file's own words: they are names in every language.
      field: (name: TableField) => companyFields[name as CompanyField],
      import: reference("companies.import"),
      file: reference("companies.file"),
      hint: reference("companies.hint"),
      sampleRows: reference("companies.sampleRows"),
      keepSourceHint: reference("companies.sourceHint"),
      found: ({ rows, fileName, accepted, rejected }: TablePreview) =>
        reference("companies.preview", { rows, name: fileName, accepted, rejected: formats.count(rejected) }),
    };
  return {
    field,
    import: reference("import", { set: reference(`sets.${kind}`) }),
    file: reference("file"),
    hint: reference("importHint"),
    sampleRows: reference("sampleRows"),
    keepSourceHint: reference("keepSourceHint"),
    found: ({ rows, fileName, accepted, rejected }: TablePreview) =>
      reference("preview", { rows, name: fileName, accepted, rejected: formats.count(rejected) }),
  };
}

import { lazy, Suspense, useMemo } from "react";
import { Skeleton, type FieldSpec } from "@paygauge/ui";
import { sftpConfigurationResource, type SftpConfiguration } from "@paygauge/api-types/endpoints/sftp-configurations";
import { ledgerKinds } from "@paygauge/api-types/entities/ledger";
import { sftpAfterwards, sftpIntervals } from "@paygauge/api-types/entities/sftp";
import { useCall } from "../../../data/use-call.ts";
import type { ControlsProps, RecordDefinition } from "../../../records/record-definition.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";

/** Of one configuration alone: neither the list nor a new one encrypts or shows runs. */
const Panels = lazy(async () => ({ default: (await import("./beside.tsx")).Beside }));

const allIssuers = { body: { pageNumber: 1, pageSize: 200, orderBy: "name" } };
/** 1 January 2024 was a Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;
/** The zones that this browser knows; UTC is in no list of them. */
const zones = [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone")])].map((zone) => ({
  value: zone,
  label: zone.replaceAll("_", " "),
}));

/** The sections of the form, each with its sentence. */
function useSections() {
  const words = useTranslations("records.sftpConfiguration.sections");
  return useMemo(() => {
    const section = (key: "server" | "files" | "schedule" | "after") => ({
      key,
      label: words(key),
      hint: words(`${key}Hint`),
      isSection: true,
    });
    return {
      server: section("server"),
      files: section("files"),
      schedule: section("schedule"),
      after: section("after"),
    };
  }, [words]);
}

/** What can be chosen. */
function useOptions(part: ControlsProps["part"]) {
  const words = useTranslations("records.sftpConfiguration");
  const notStarted = useTranslations("sftp");
  const { locale } = useFormats();
  const connectors = useCall("sftpConnectors", {}).data;
  const issuers = useCall("issuers", part === "create" ? allIssuers : null).data?.collection;
  const buyers = useCall("buyers", part === "create" ? { query: {} } : null).data;
  return useMemo(() => {
    const weekdays = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
    return {
      connectors: (connectors ?? []).map(({ id, name, key }) => ({
        value: id,
        label: key === null ? notStarted("notStartedLabel", { name }) : name,
      })),
      issuers: (issuers ?? []).map(({ id, name }) => ({ value: id, label: name })),
      buyers: (buyers ?? []).map(({ id, name, issuerName }) => ({ value: id, label: name, note: issuerName })),
      kinds: ledgerKinds.map((value) => ({ value, label: words(`values.kind.${value}`) })),
      every: sftpIntervals.map((value) => ({ value, label: words(`values.every.${value}`) })),
      weekdays: [1, 2, 3, 4, 5, 6, 7].map((day) => ({
        value: String(day),
        label: weekdays.format(monday + (day - 1) * dayMs),
      })),
      afterwards: sftpAfterwards.map((value) => ({ value, label: words(`values.afterwards.${value}`) })),
    };
  }, [words, notStarted, locale, connectors, issuers, buyers]);
}

function SftpControls({ part, children }: ControlsProps) {
  const words = useTranslations("records.sftpConfiguration");
  const { server, files, schedule, after } = useSections();
  const options = useOptions(part);
  const controls = useMemo((): Record<string, Partial<FieldSpec>> => {
    const choice = (group: FieldSpec["group"], list: FieldSpec["options"], placeholder?: string) => ({
      type: "select",
      options: list ?? [],
      ...(group && { group }),
      ...(placeholder !== undefined && { placeholder }),
    });
    return {
      name: { group: server },
      connectorId: choice(server, options.connectors, words("chooseConnector")),
      host: { group: server },
      port: { group: server, placeholder: "22" },
      username: { group: server },
      hostKey: { group: server, placeholder: "SHA256:", isWide: true },
      issuerId: choice(files, options.issuers, words("chooseIssuer")),
      buyerId: { type: "combobox", options: options.buyers, placeholder: words("chooseBuyer"), group: files },
      path: { group: files, placeholder: "/out/ap-????-??.csv" },
      kind: choice(files, options.kinds, words("choose")),
      every: choice(schedule, options.every, words("choose")),
      time: { group: schedule, placeholder: "06:30" },
      weekday: choice(schedule, options.weekdays, words("choose")),
      zone: { type: "combobox", options: zones, placeholder: words("choose"), group: schedule },
      afterwards: { type: "radio", options: options.afterwards, group: after },
      moveTo: { group: after, placeholder: "/out/taken" },
    };
  }, [server, files, schedule, after, options, words]);
  return children(controls);
}

function Beside({ row }: { readonly row: SftpConfiguration }) {
  return (
    <Suspense fallback={<Skeleton kind="form" fields={6} />}>
      <Panels row={row} />
    </Suspense>
  );
}

const definition: RecordDefinition<typeof sftpConfigurationResource> = {
  resource: sftpConfigurationResource,
  Controls: SftpControls,
  facts: ({ host, buyerName }) => `${host} · ${buyerName}`,
  isInUse: () => false,
  Beside,
};
export default definition;

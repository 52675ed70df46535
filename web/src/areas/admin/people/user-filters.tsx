import { Button, SelectField, TextField } from "@paygauge/ui";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { useCall } from "../../../data/use-call.ts";
import { useWords } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { filterKeys, filtersOf, type UserFilterValues } from "./user-filter-values.ts";

const allIssuers = { body: { pageNumber: 1, pageSize: 200, orderBy: "name" } };

/** The four filters of the specification, in the address; the list answers when Search or Enter is pressed. */
export function UserFilters() {
  const words = useWords("people.list");
  const search = useSearch();
  const [path, navigate] = useLocation();
  const asked = filtersOf(new URLSearchParams(search));
  const [typed, setTyped] = useState<UserFilterValues>(asked);
  const mayIssuers = useMay("IssuerArea_VIEW");
  const issuers = useCall("issuers", mayIssuers ? allIssuers : null).data?.collection ?? [];
  const brands = useCall("brandings", mayIssuers ? {} : null).data ?? [];
  const any = { value: "", label: words("any") };
  const go = (next: UserFilterValues) => {
    const params = new URLSearchParams(search);
    for (const key of filterKeys) {
      params.delete(key);
      if (next[key] !== "") params.set(key, next[key]);
    }
    for (const place of ["p", "r"]) params.delete(place);
    setTyped(next);
    const text = params.toString();
    navigate(text === "" ? path : `${path}?${text}`);
  };
  const field = (key: keyof UserFilterValues) => ({
    label: words(`filters.${key}`),
    value: typed[key],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [key]: event.target.value }),
  });
  const isFiltered = filterKeys.some((key) => asked[key] !== "");
  return (
    <search>
      <form
        aria-label={words("filters.label")}
        className="grid items-end gap-3 border-b border-line bg-surface px-5 py-3 max-lg:px-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          go(typed);
        }}
      >
        <TextField {...field("username")} autoComplete="off" maxLength={200} />
        <TextField {...field("displayName")} autoComplete="off" maxLength={200} />
        <SelectField
          {...field("issuerId")}
          options={[any, ...issuers.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        <SelectField
          {...field("effectiveBrandingId")}
          options={[
            any,
            ...brands.map(({ brandingId, brandingDisplayName }) => ({ value: brandingId, label: brandingDisplayName })),
          ]}
        />
        <div className="flex gap-2">
          <Button type="submit" variant="primary">
            {words("filters.search")}
          </Button>
          {isFiltered && (
            <Button onClick={() => go({ username: "", displayName: "", issuerId: "", effectiveBrandingId: "" })}>
              {words("filters.clear")}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}

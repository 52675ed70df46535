import { SelectField } from "../field/select-field.tsx";
import type { TabLink } from "./tab-link.ts";

interface TabChoiceProps {
  readonly label: string;
  readonly links: readonly TabLink[];
  readonly currentKey: string | undefined;
  readonly onNavigate: (href: string) => void;
}

/** The links of a bar as one list, below 640 px; where the open page isn't among them that is open, it says what it is. */
export function TabChoice({ label, links, currentKey, onNavigate }: TabChoiceProps) {
  const current = links.find(({ key }) => key === currentKey);
  const none = current === undefined ? [{ value: "", label }] : [];
  return (
    <div className="py-1.5 ps-4 pe-2 sm:hidden">
      <SelectField
        label={label}
        labelHidden
        value={current?.href ?? ""}
        onChange={(event) => onNavigate(event.target.value)}
        options={[
          ...none,
          ...links.map((link) => ({
            value: link.href,
            ...(link.group === undefined ? {} : { group: link.group }),
            label: link.count === undefined ? link.label : `${link.label} ${link.count}`,
          })),
        ]}
      />
    </div>
  );
}

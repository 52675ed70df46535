import { DropdownMenu, IconButton } from "@paygauge/ui";
import { Monitor, Moon, Sun } from "lucide-react";
import { useColourMode } from "../state/colour-mode.ts";
import { useWords } from "../state/formats.ts";

export const colourModes = ["light", "dark", "system"] as const;
const icons = { light: Sun, dark: Moon, system: Monitor } as const;

/** Light, dark, or as the device. */
export function ModeMenu() {
  const words = useWords("shell");
  const [mode, setMode] = useColourMode();
  const Icon = icons[mode];
  return (
    <DropdownMenu
      align="end"
      trigger={<IconButton label={words("colourMode")} icon={<Icon aria-hidden size={16} strokeWidth={1.6} />} />}
      groups={[
        {
          key: "mode",
          label: words("colourMode"),
          items: colourModes.map((key) => ({
            key,
            label: words(`modes.${key}`),
            checked: key === mode,
            onSelect: () => setMode(key),
          })),
        },
      ]}
    />
  );
}

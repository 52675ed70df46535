import { Button, NumberField, Panel, SelectField } from "@paygauge/ui";
import { useAtom } from "jotai";
import { useState } from "react";
import { debugAreas, debugLevels, debugLimits, type DebugLevel } from "@paygauge/api-types/debug/debug-lines";
import { asProblem } from "../../../data/api-problem.ts";
import { bootAtom } from "../../../state/boot.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone, notifyProblem } from "../../../state/notifications.ts";
import { setDebugLevel, type DebugState, type Levels } from "./debug-data.ts";

const normal: Levels = { edge: "info", origin: "info", chatbot: "info", queue: "info" };
const allDebug: Levels = { edge: "debug", origin: "debug", chatbot: "debug", queue: "debug" };

interface LevelPartProps {
  readonly state: DebugState;
  readonly onChange: () => void;
}

/** The log level of one's own session, by area. */
export function LevelPart({ state, onChange }: LevelPartProps) {
  const words = useTranslations("dev.debug");
  const isRaised = state.leftMs > 0;
  const [levels, setLevels] = useState<Levels>(isRaised ? state.levels : allDebug);
  const [minutes, setMinutes] = useState(String(debugLimits.minutes));
  const { set, pending } = useLevel(onChange);
  const count = Number(minutes);
  const isValid = Number.isInteger(count) && count >= 1 && count <= debugLimits.minutes;
  const until = state.until === null ? "" : new Date(state.until).toISOString().slice(11, 16);
  return (
    <Panel title={words("level")} facts={isRaised ? words("raisedUntil", { until }) : words("notRaised")}>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid) void set(levels, count);
        }}
      >
        {debugAreas.map((area) => (
          <div key={area} className="w-36">
            <SelectField
              label={words(`areas.${area}`)}
              value={levels[area]}
              options={debugLevels.map((level) => ({ value: level, label: words(`levels.${level}`) }))}
              onChange={({ target }) => setLevels({ ...levels, [area]: levelNamed(target.value) })}
            />
          </div>
        ))}
        <div className="w-36">
          <NumberField
            label={words("minutes")}
            error={isValid ? undefined : words("minutesBetween", { most: debugLimits.minutes })}
            value={minutes}
            onChange={setMinutes}
          />
        </div>
        <Button type="submit" variant="primary" pending={pending} disabled={!isValid}>
          {words("raise")}
        </Button>
        <Button disabled={!isRaised || pending} onClick={() => void set(normal, 1)}>
          {words("end")}
        </Button>
      </form>
      <p className="mt-2 text-label text-text-2">{words("levelHint")}</p>
    </Panel>
  );
}

const levelNamed = (text: string): DebugLevel => debugLevels.find((level) => level === text) ?? "info";

/** Sets the level, and shows it in the environment bar. */
function useLevel(onChange: () => void) {
  const words = useTranslations("dev.debug");
  const [boot, setBoot] = useAtom(bootAtom);
  const [pending, setPending] = useState(false);
  const set = async (levels: Levels, minutes: number) => {
    setPending(true);
    try {
      const { until, leftMs } = await setDebugLevel(levels, minutes);
      if (boot) setBoot({ ...boot, debugUntil: until === null ? undefined : Date.now() + leftMs });
      notifyDone(until === null ? words("ended") : words("raised"));
      onChange();
    } catch (fault) {
      notifyProblem(words("operation"), asProblem(fault));
    } finally {
      setPending(false);
    }
  };
  return { set, pending };
}

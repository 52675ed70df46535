import { useMessages } from "../state/language.ts";
import { PageContext } from "../state/page.ts";
import { DrawnPage, useGuardedPlace, Waiting } from "./guarded-page.tsx";
import { LateShape } from "./late-shape.tsx";
import { screens } from "./screens.ts";
import { ShellFrame } from "./shell-frame.tsx";

/**
 * Opens the page that the address names. The shell says at once where the user goes; the page itself is drawn in
 * small steps, between which the browser answers.
 */
export function PageRouter() {
  const messages = useMessages();
  const place = useGuardedPlace();
  if (place === null) return <Waiting words={messages.redirecting} />;
  return (
    <PageContext value={place.hit}>
      <ShellFrame drawnPath={place.drawn.pathname} isLeaving={place.isLeaving}>
        <LateShape next={place.hit} drawn={place.drawn.hit} isLeaving={place.isLeaving}>
          <DrawnPage {...place.drawn} screens={screens} />
        </LateShape>
      </ShellFrame>
    </PageContext>
  );
}

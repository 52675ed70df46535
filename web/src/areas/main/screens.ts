import { lazy } from "react";

/** Screens of the first page and of the person. */
export const mainScreens = {
  home: lazy(() => import("./home.screen.tsx")),
  profile: lazy(() => import("./profile.screen.tsx")),
};

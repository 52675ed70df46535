import { callParts } from "../../data/call-parts.derived.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

/** The screen of the links by which files arrive without an account. */
export const magicLinksScreens = {
  magicLinks: lazyWithTexts(
    () => import("./magic-links.screen.tsx"),
    areaTexts.magicLinks,
    callParts.magicLinks,
    callParts.buyers,
    callParts.issuers,
  ),
};

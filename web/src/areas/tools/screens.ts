import { callParts } from "../../data/call-parts.derived.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

/** Screens of the tools. */
export const toolsScreens = {
  tools: lazyWithTexts(() => import("./tools.screen.tsx"), areaTexts.tools),
  companiesHouse: lazyWithTexts(
    () => import("./companies/companies-house.screen.tsx"),
    areaTexts.tools,
    callParts.companies,
    callParts.companyLists,
  ),
  sendEmail: lazyWithTexts(() => import("./mails/send-email.screen.tsx"), areaTexts.tools, callParts.toolMails),
  addressValidator: lazyWithTexts(
    () => import("./addresses/address-validator.screen.tsx"),
    areaTexts.tools,
    callParts.addresses,
  ),
  aiAddressParser: lazyWithTexts(
    () => import("./addresses/ai-address-parser.screen.tsx"),
    areaTexts.tools,
    callParts.addresses,
  ),
};

import { holders } from "../access/access.ts";
import type { Page } from "./page.ts";

export const toolsPages = {
  tools: {
    path: "/tools",
    frame: "standard",
    title: "Tools",
    access: holders("Tools_Area_VIEW"),
    nav: { group: "System", label: "Tools" },
    released: true,
  },
  companiesHouse: {
    path: "/tools/companies-house",
    frame: "standard",
    title: "Company registry",
    access: holders("Tools_Area_VIEW"),
    parent: "tools",
    released: true,
  },
  sendEmail: {
    path: "/tools/send-email",
    frame: "standard",
    title: "Send email",
    access: holders("Tools_Area_VIEW"),
    parent: "tools",
    released: true,
  },
  aiAddressParser: {
    path: "/tools/ai-address-parser",
    frame: "standard",
    title: "AI address parser",
    access: holders("Tools_Area_VIEW"),
    parent: "tools",
    released: true,
  },
  addressValidator: {
    path: "/tools/address-validator",
    frame: "standard",
    title: "Address validator",
    access: holders("Address_Validator_VIEW"),
    parent: "tools",
    released: true,
  },
} as const satisfies Record<string, Page>;

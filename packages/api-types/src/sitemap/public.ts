import { publicAccess } from "../access/access.ts";
import type { Page } from "./page.ts";

export const publicPages = {
  login: { path: "/login", frame: "edge", title: "Sign in", access: publicAccess, example: "/login", released: true },
  lobby: { path: "/lobby", frame: "edge", title: "Lobby", access: publicAccess, example: "/lobby", released: true },
  unauthorized: {
    path: "/401",
    frame: "edge",
    title: "Insufficient permission",
    access: publicAccess,
    example: "/401",
    released: true,
  },
  notFound: { path: "/404", frame: "edge", title: "Not found", access: publicAccess, example: "/404", released: true },
  serverError: {
    path: "/500",
    frame: "edge",
    title: "Server error",
    access: publicAccess,
    example: "/500",
    released: true,
  },
  environmentMismatch: {
    path: "/503",
    frame: "edge",
    title: "Environment mismatch",
    access: publicAccess,
    example: "/503",
    released: true,
  },
} as const satisfies Record<string, Page>;

import { publicAccess } from "../access/access.ts";
import type { Page } from "./page.ts";

export const publicPages = {
  login: { path: "/login", frame: "edge", title: "Sign in", access: publicAccess, released: true },
  lobby: { path: "/lobby", frame: "edge", title: "Lobby", access: publicAccess, released: true },
  uploadLink: {
    path: "/upload/:magicLinkId",
    frame: "edge",
    title: "Send a file",
    access: publicAccess,
    released: true,
  },
  unauthorized: {
    path: "/401",
    frame: "edge",
    title: "Insufficient permission",
    access: publicAccess,
    released: true,
  },
  notFound: { path: "/404", frame: "edge", title: "Not found", access: publicAccess, released: true },
  serverError: {
    path: "/500",
    frame: "edge",
    title: "Server error",
    access: publicAccess,
    released: true,
  },
  environmentMismatch: {
    path: "/503",
    frame: "edge",
    title: "Environment mismatch",
    access: publicAccess,
    released: true,
  },
} as const satisfies Record<string, Page>;

import { recordPages } from "./record-pages.ts";

export const buyerPages = recordPages({
  id: "buyer",
  path: "/admin/buyer-manager",
  access: { view: "BuyerManagement_VIEW", edit: "BuyerManagement_CRUD" },
  list: {
    id: "buyerManager",
    title: "Buyer management",
    nav: { group: "Admin", label: "Buyer Management" },
  },
  one: { title: "Buyer" },
  create: { title: "New buyer" },
});

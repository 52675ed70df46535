export { VendorsPage as default } from "./list/vendors-page.tsx";

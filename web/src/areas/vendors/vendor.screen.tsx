export { VendorPage as default } from "./detail/vendor-page.tsx";

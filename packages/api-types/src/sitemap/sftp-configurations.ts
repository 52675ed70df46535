import { recordPages } from "./record-pages.ts";

export const sftpConfigurationPages = recordPages({
  id: "sftpConfiguration",
  path: "/devops/sftp-configuration",
  access: { view: "DevOps_Area_VIEW", edit: "SftpConfigurations_CRUD" },
  list: { id: "sftpConfigurations", title: "SFTP configurations", parent: "devops" },
  one: { title: "SFTP configuration" },
  create: { title: "New SFTP configuration" },
});

import { useState } from "react";
import type { Preview } from "../../preview-type.ts";
import { Kbd } from "../kbd/kbd.tsx";
import { Pagination } from "./pagination.tsx";
import type { PageSize } from "../../grid/grid-query.ts";

function PaginationPreview() {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<PageSize>(50);
  return (
    <Pagination
      page={page}
      pageSize={pageSize}
      matching={3912}
      total={12486}
      onPage={setPage}
      onPageSize={setPageSize}
    />
  );
}

export const previews: Preview[] = [
  { component: "Pagination", state: "filtered", render: () => <PaginationPreview /> },
  { component: "Kbd", state: "two keys", render: () => <Kbd keys={["Ctrl", "K"]} /> },
];

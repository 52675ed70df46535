import type { Preview } from "../../preview-type.ts";
import { NoticeList } from "./notice-list.tsx";
import { Snackbar } from "./snackbar-stack.tsx";

export const previews: Preview[] = [
  {
    component: "Snackbar",
    state: "error with details",
    render: () => (
      <Snackbar
        snack={{
          id: "1",
          tone: "error",
          message: "Oops, it looks like there was a problem. The job was not saved.",
          details: ["PUT /api/v1/jobs/12: 409", "Correlation ID: e473420af30f"],
        }}
        onClose={() => undefined}
      />
    ),
  },
  {
    component: "Snackbar",
    state: "success",
    render: () => (
      <Snackbar
        snack={{ id: "2", tone: "success", message: "Verification completed successfully" }}
        onClose={() => undefined}
      />
    ),
  },
  {
    component: "NoticeList",
    state: "two messages",
    render: () => (
      <NoticeList
        notices={[
          {
            id: "4",
            tone: "error",
            message: "Oops, it looks like there was a problem. The job was not saved.",
            details: ["PUT /api/v1/jobs/12: 409", "Correlation ID: e473420af30f"],
            when: "14:02:10",
          },
          { id: "3", tone: "success", message: "The view By name was saved.", when: "13:58:44" },
        ]}
      />
    ),
  },
  { component: "NoticeList", state: "nothing", render: () => <NoticeList notices={[]} /> },
];

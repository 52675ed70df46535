import type { Preview } from "./preview-type.ts";
import { previews as charts } from "./charts/charts.preview.tsx";
import { previews as avatar } from "./components/avatar/avatar.preview.tsx";
import { previews as badge } from "./components/badge/badge.preview.tsx";
import { previews as band } from "./components/band/band.preview.tsx";
import { previews as bars } from "./components/bars/bars.preview.tsx";
import { previews as board } from "./components/board/board.preview.tsx";
import { previews as button } from "./components/button/button.preview.tsx";
import { previews as filterChip } from "./components/chip/filter-chip.preview.tsx";
import { previews as combobox } from "./components/combobox/combobox.preview.tsx";
import { previews as demoMark } from "./components/demo-mark/demo-mark.preview.tsx";
import { previews as dialog } from "./components/dialog/dialog.preview.tsx";
import { previews as factList } from "./components/fact-list/fact-list.preview.tsx";
import { previews as field } from "./components/field/field.preview.tsx";
import { previews as fileDrop } from "./components/file-drop/file-drop.preview.tsx";
import { previews as kpiStrip } from "./components/kpi-strip/kpi-strip.preview.tsx";
import { previews as textLink } from "./components/link/text-link.preview.tsx";
import { previews as dropdownMenu } from "./components/menu/dropdown-menu.preview.tsx";
import { previews as orderedList } from "./components/ordered-list/ordered-list.preview.tsx";
import { previews as pageHeader } from "./components/page-header/page-header.preview.tsx";
import { previews as pagination } from "./components/pagination/pagination.preview.tsx";
import { previews as popover } from "./components/popover/popover.preview.tsx";
import { previews as progress } from "./components/progress/progress.preview.tsx";
import { previews as skeleton } from "./components/skeleton/skeleton.preview.tsx";
import { previews as snackbar } from "./components/snackbar/snackbar.preview.tsx";
import { previews as states } from "./components/states/states.preview.tsx";
import { previews as plainTable } from "./components/table/plain-table.preview.tsx";
import { previews as tabBar } from "./components/tabs/tab-bar.preview.tsx";
import { previews as term } from "./components/term/term.preview.tsx";
import { previews as formShell } from "./form/form.preview.tsx";
import { previews as dataGrid } from "./grid/data-grid.preview.tsx";

import { previews as viewMenu } from "./grid/view-menu.preview.tsx";

/** Every named state of every component, for the gallery and the tests that render it. */
export const previews: readonly Preview[] = [
  ...charts,
  ...avatar,
  ...badge,
  ...band,
  ...bars,
  ...board,
  ...button,
  ...filterChip,
  ...combobox,
  ...demoMark,
  ...dialog,
  ...factList,
  ...field,
  ...fileDrop,
  ...kpiStrip,
  ...textLink,
  ...dropdownMenu,
  ...orderedList,
  ...pageHeader,
  ...pagination,
  ...popover,
  ...progress,
  ...skeleton,
  ...snackbar,
  ...states,
  ...plainTable,
  ...tabBar,
  ...term,
  ...formShell,
  ...dataGrid,
  ...viewMenu,
];

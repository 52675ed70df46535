export { BarChart } from "./charts/bar-chart.tsx";
export type { BarChartProps } from "./charts/bar-chart.tsx";
export { leastBars, clampWindow, moveWindow, resizeWindow, zoomWindow, keyWindow } from "./charts/brush-window.ts";
export type { BrushWindow } from "./charts/brush-window.ts";
export { saveFile } from "./charts/save-file.ts";
export { ChartFrame } from "./charts/chart-frame.tsx";
export type { ChartFrameProps } from "./charts/chart-frame.tsx";
export { ChartSubject } from "./charts/chart-subject.ts";
export { csvOf, fileNameOf } from "./charts/chart-rows.ts";
export type { ChartTable } from "./charts/chart-rows.ts";
export { chartTypes, chartTypeOf, largeFrom, mostBars, tickCount } from "./charts/chart-types.ts";
export type { ChartType, ChartDatum, ListedDatum } from "./charts/chart-types.ts";
export { Chart } from "./charts/chart.tsx";
export type { ChartProps } from "./charts/chart.tsx";
export { HorizontalBars } from "./charts/horizontal-bars.tsx";
export type { HorizontalBarsProps } from "./charts/horizontal-bars.tsx";
export { ListedBars } from "./charts/listed-bars.tsx";
export type { ListedBarsProps } from "./charts/listed-bars.tsx";
export { Legend, categoryColour } from "./charts/legend.tsx";
export type { LegendEntry } from "./charts/legend.tsx";
export { markedLabel } from "./charts/marked-label.ts";
export { MonthRows } from "./charts/month-rows.tsx";
export type { MonthRow, MonthRowsProps } from "./charts/month-rows.tsx";
export { MonthBars } from "./charts/month-bars.tsx";
export { monthName } from "./charts/month-name.ts";
export type { MonthCounts, MonthBarsProps } from "./charts/month-bars.tsx";
export { niceTicks } from "./charts/nice-ticks.ts";
export { SeriesPlot } from "./charts/series-plot.tsx";
export type { PlotSeries, SeriesPlotProps } from "./charts/series-plot.tsx";
export { StackedBandBars } from "./charts/stacked-band-bars.tsx";
export type { BandMix, StackedBandBarsProps } from "./charts/stacked-band-bars.tsx";
export { Waterfall } from "./charts/waterfall.tsx";
export type { WaterfallStep } from "./charts/waterfall.tsx";
export { Avatar } from "./components/avatar/avatar.tsx";
export type { AvatarProps } from "./components/avatar/avatar.tsx";
export { initialsOf } from "./components/avatar/initials.ts";
export type { AvatarPerson } from "./components/avatar/initials.ts";
export { Badge, CountBadge } from "./components/badge/badge.tsx";
export type { BadgeProps, CountBadgeProps } from "./components/badge/badge.tsx";
export type { GridPeek } from "./grid/use-grid-peek.ts";
export { BandGlyph } from "./components/band/band-glyph.tsx";
export type { BandGlyphProps } from "./components/band/band-glyph.tsx";
export { bands, capabilityKeys, capabilityAbbreviations, bandOf } from "./components/band/band.ts";
export type { Band, CapabilityKey } from "./components/band/band.ts";
export { CapabilityStrip, CapabilityStripLetters } from "./components/band/capability-strip.tsx";
export type { CapabilityStripProps } from "./components/band/capability-strip.tsx";
export { EnvironmentBar } from "./components/bars/environment-bar.tsx";
export { NotificationBar } from "./components/bars/notification-bar.tsx";
export type { NotificationBarProps } from "./components/bars/notification-bar.tsx";
export { buttonStyle, Button } from "./components/button/button.tsx";
export type { ButtonProps } from "./components/button/button.tsx";
export { IconButton } from "./components/button/icon-button.tsx";
export type { IconButtonProps } from "./components/button/icon-button.tsx";
export { FilterChip } from "./components/chip/filter-chip.tsx";
export type { FilterChipProps } from "./components/chip/filter-chip.tsx";
export { Combobox, MultiSelect } from "./components/combobox/combobox.tsx";
export { useListbox } from "./components/combobox/use-listbox.ts";
export { usePause } from "./components/combobox/use-pause.ts";
export type { ComboboxProps, MultiSelectProps } from "./components/combobox/combobox.tsx";
export { DemoMark } from "./components/demo-mark/demo-mark.tsx";
export { Dialog, ConfirmDialog } from "./components/dialog/dialog.tsx";
export type { DialogProps, ConfirmDialogProps } from "./components/dialog/dialog.tsx";
export { Drawer } from "./components/dialog/drawer.tsx";
export type { DrawerProps } from "./components/dialog/drawer.tsx";
export { FactList } from "./components/fact-list/fact-list.tsx";
export type { FactListProps } from "./components/fact-list/fact-list.tsx";
export { CheckList } from "./components/field/check-list.tsx";
export type { CheckListProps } from "./components/field/check-list.tsx";
export { Checkbox } from "./components/field/checkbox.tsx";
export type { CheckboxProps } from "./components/field/checkbox.tsx";
export { controlClass, FieldFrame } from "./components/field/field-frame.tsx";
export type { FieldWords, ControlIds, FieldFrameProps } from "./components/field/field-frame.tsx";
export { RadioGroup } from "./components/field/radio-group.tsx";
export type { RadioGroupProps, RadioOption } from "./components/field/radio-group.tsx";
export { SelectField } from "./components/field/select-field.tsx";
export type { Option, SelectFieldProps } from "./components/field/select-field.tsx";
export { Switch } from "./components/field/switch.tsx";
export type { SwitchProps } from "./components/field/switch.tsx";
export { TextField, TextAreaField } from "./components/field/text-field.tsx";
export type { TextFieldProps, TextAreaFieldProps } from "./components/field/text-field.tsx";
export { fileProblems } from "./components/file-drop/check-files.ts";
export type { FileFacts, FileRules } from "./components/file-drop/check-files.ts";
export { FileDrop } from "./components/file-drop/file-drop.tsx";
export type { FileDropProps } from "./components/file-drop/file-drop.tsx";
export { FileField } from "./components/file-drop/file-field.tsx";
export type { FileFieldProps } from "./components/file-drop/file-field.tsx";
export { Kbd } from "./components/kbd/kbd.tsx";
export { KpiStrip, kpiRowStyle } from "./components/kpi-strip/kpi-strip.tsx";
export type { Kpi } from "./components/kpi-strip/kpi-strip.tsx";
export { RecordButton } from "./components/link/record-button.tsx";
export type { RecordButtonProps } from "./components/link/record-button.tsx";
export { linkStyle, TextLink } from "./components/link/text-link.tsx";
export { loadMenu, DropdownMenu } from "./components/menu/dropdown-menu.tsx";
export type { MenuItem, MenuGroup, DropdownMenuProps } from "./components/menu/menu-entries.ts";
export { OrderedList } from "./components/ordered-list/ordered-list.tsx";
export type { OrderedListProps, OrderedRow, OrderWords } from "./components/ordered-list/ordered-list.tsx";
export { Breadcrumb } from "./components/page-header/breadcrumb.tsx";
export type { Crumb } from "./components/page-header/breadcrumb.tsx";
export { PageHeader } from "./components/page-header/page-header.tsx";
export type { PageHeaderProps } from "./components/page-header/page-header.tsx";
export { Pagination } from "./components/pagination/pagination.tsx";
export type { PaginationProps } from "./components/pagination/pagination.tsx";
export { rowRange } from "./components/pagination/row-range.ts";
export type { PageFacts, RowRange } from "./components/pagination/row-range.ts";
export { Deferred } from "./components/deferred/deferred.tsx";
export { Panel } from "./components/panel/panel.tsx";
export type { PanelProps } from "./components/panel/panel.tsx";
export { Popover } from "./components/popover/popover.tsx";
export type { PopoverProps } from "./components/popover/popover.tsx";
export { ProgressBar } from "./components/progress/progress-bar.tsx";
export type { ProgressBarProps } from "./components/progress/progress-bar.tsx";
export { Stepper } from "./components/progress/stepper.tsx";
export type { Step, StepperProps } from "./components/progress/stepper.tsx";
export { PageShape } from "./components/skeleton/page-shape.tsx";
export type { PageShapeKind, PageShapeProps } from "./components/skeleton/page-shape.tsx";
export { SkeletonBar } from "./components/skeleton/shape-parts.tsx";
export { Skeleton } from "./components/skeleton/skeleton.tsx";
export type { SkeletonProps } from "./components/skeleton/skeleton.tsx";
export {
  snackLimit,
  messageLimit,
  successShownFor,
  cutMessage,
  withSnack,
} from "./components/snackbar/snackbar-queue.ts";
export type { Snack } from "./components/snackbar/snackbar-queue.ts";
export { SnackbarStack, Snackbar } from "./components/snackbar/snackbar-stack.tsx";
export type { SnackbarStackProps } from "./components/snackbar/snackbar-stack.tsx";
export { NoticeList } from "./components/snackbar/notice-list.tsx";
export type { Notice } from "./components/snackbar/notice-list.tsx";
export { CopyButton } from "./components/states/copy-button.tsx";
export { EmptyState, ErrorState, NoPermission } from "./components/states/states.tsx";
export type { EmptyStateProps, ErrorStateProps, NoPermissionProps } from "./components/states/states.tsx";
export { NumberField } from "./form/number-field.tsx";
export { PlainTable } from "./components/table/plain-table.tsx";
export type { PlainColumn, PlainTableProps } from "./components/table/plain-table.tsx";
export { ScrollBox } from "./components/table/scroll-box.tsx";
export { PartBar } from "./components/tabs/part-bar.tsx";
export { TabBar } from "./components/tabs/tab-bar.tsx";
export type { TabGroup, TabBarProps } from "./components/tabs/tab-bar.tsx";
export type { TabLink } from "./components/tabs/tab-link.ts";
export { Term } from "./components/term/term.tsx";
export type { TermProps } from "./components/term/term.tsx";
export { Tooltip } from "./components/tooltip/tooltip.tsx";
export type { TooltipProps } from "./components/tooltip/tooltip.tsx";
export { formatNumber, formatCompact, safeLocale } from "./context/number-format.ts";
export type { NumberStyle } from "./context/number-format.ts";
export { UiProvider, useTexts, useLocale, useTranslate, MessageText, AppLink } from "./context/ui-context.tsx";
export type { LinkProps, UiProviderProps } from "./context/ui-context.tsx";
export { englishTexts } from "./context/ui-texts.ts";
export type { UiTexts } from "./context/ui-texts.ts";
export { decimalText, parseDecimal } from "./form/decimal.ts";
export { fieldTypeOf, fieldTypes } from "./form/field-spec.ts";
export type { FieldGroup, FieldSpec, FieldType } from "./form/field-spec.ts";
export { FormField } from "./form/form-field.tsx";
export type { FormFieldProps } from "./form/form-field.tsx";
export { FormShell } from "./form/form-shell.tsx";
export type { FormShellProps } from "./form/form-shell.tsx";
export { DraftBar } from "./form/draft-bar.tsx";
export type { OfferedDraft } from "./form/draft-bar.tsx";
export { changedFields, filesOf, keptValues, listOf, withKept } from "./form/form-values.ts";
export type { FieldErrors, FieldName, FieldValue, FormValues, KeptValues } from "./form/form-values.ts";
export { useFormState } from "./form/use-form-state.ts";
export { KeptFocus } from "./form/kept-focus.tsx";
export { useKeptFocus } from "./form/use-kept-focus.ts";
export type { FormState, FormStateOptions, SubmitOutcome } from "./form/use-form-state.ts";
export { ViewButton } from "./grid/view-button.tsx";
export { DataGrid } from "./grid/data-grid.tsx";
export type { DataGridProps } from "./grid/data-grid.tsx";
export { cellText, valueText } from "./grid/grid-column.ts";
export type { CellValue, EnumOption, GridColumn } from "./grid/grid-column.ts";
export { groupFilters, ungroupFilters, filterWords, operatorsFor, valueProblem } from "./grid/grid-filter-words.ts";
export type { FilterGroup } from "./grid/grid-filter-words.ts";
export { gridKeys, toSearchParams, fromSearchParams } from "./grid/grid-query-params.ts";
export {
  continuousPage,
  operators,
  densities,
  pageOf,
  pageSizes,
  callsOfPage,
  rowsOfPage,
  pinCounts,
  rowHeights,
  defaultGridQuery,
  changeQuery,
  nextSort,
} from "./grid/grid-query.ts";
export type { Operator, GridFilter, GridSort, Density, PageSize, PinCount, GridQuery } from "./grid/grid-query.ts";
export {
  allMatching,
  isSelected,
  noSelection,
  selectedCountOf,
  selectionFilters,
  useGridSelection,
  withRows,
} from "./grid/grid-selection.ts";
export type { GridSelection } from "./grid/grid-selection.ts";
export type { GridTotals } from "./grid/totals-row.tsx";
export { StaleBar, EmptyFiltered } from "./grid/grid-states.tsx";
export type { GridError, OutsideFilter } from "./grid/grid-states.tsx";
export { ViewDialog } from "./grid/view-dialog.tsx";
export type { ViewDialogProps, ViewDraft } from "./grid/view-dialog.tsx";
export { ViewMenu } from "./grid/view-menu.tsx";
export type { GridView, ViewMenuProps } from "./grid/view-menu.tsx";
export { useNarrow } from "./grid/use-narrow.ts";
export type { Preview } from "./preview-type.ts";

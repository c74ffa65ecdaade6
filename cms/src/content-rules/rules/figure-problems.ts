import type { Figures, Project } from "./figures";

/** Label of each page by its field. A project has one set of figures for each page. */
const pageLabels = { home: "Home and portfolio", jefferson: "Jefferson page" } as const;
type Page = keyof typeof pageLabels;

/** A correction that the form offers: new values by field path. */
export interface Fix {
  readonly label: string;
  readonly values: Readonly<Record<string, boolean | number | string>>;
}

export interface FigureProblem {
  readonly path: readonly string[];
  readonly message: string;
  readonly fixes: readonly Fix[];
}

/**
 * Finds figures that contradict each other and figures that changed while their date did not; if there are none,
 * figures that changed for one page only. `before` is the stored project (null for a new one), `today` an ISO date.
 */
export function findFigureProblems(before: Project | null, after: Project, today: string): FigureProblem[] {
  const problems = (["home", "jefferson"] as const).flatMap((page) => {
    const figures = after[page];
    if (!figures) return [];
    return [
      ...findContradiction(page, figures, today),
      ...findStaleDate(page, before?.[page], figures, today),
    ];
  });
  if (problems.length > 0 || !before || after.leaveOther) return problems;
  return [
    ...findMissedUpdate("home", "jefferson", before, after),
    ...findMissedUpdate("jefferson", "home", before, after),
  ];
}

/** Reports a contradiction between progress, amount and status: some say that the project is fully funded, others not. */
function findContradiction(page: Page, figures: Figures, today: string): FigureProblem[] {
  const { progress, remainingAmount } = figures;
  if (typeof progress !== "number") return [];
  const amount = parseAmount(remainingAmount);
  const isFunded = progress === 100;
  const isConsistent = isOpen(figures) !== isFunded && (amount === undefined || (amount === 0) === isFunded);
  if (isConsistent) return [];
  const funded = { progress: 100, remainingAmount: "$0", ongoing: false, asOf: today };
  const canBeOpen = !isFunded && amount !== 0;
  return [
    {
      path: [page, "progress"],
      message: `${pageLabels[page]}: “${describeFigures(figures)}” is a contradiction.`,
      fixes: [
        ...(canBeOpen ? [makeFix(page, "Set to open", { ongoing: true })] : []),
        makeFix(page, "Set to fully funded today", funded),
      ],
    },
  ];
}

function findStaleDate(
  page: Page,
  before: Figures | null | undefined,
  after: Figures,
  today: string,
): FigureProblem[] {
  if (!before || !haveDifferentValues(before, after) || after.asOf !== before.asOf || after.asOf === today)
    return [];
  const state = after.asOf ? `they are still dated ${formatLongDay(after.asOf)}` : "they have no date";
  return [
    {
      path: [page, "asOf"],
      message: `${pageLabels[page]}: figures have changed, but ${state}.`,
      fixes: [makeFix(page, `Date them ${formatLongDay(today)}`, { asOf: today })],
    },
  ];
}

/** Reports a problem if the editor changed the figures of `page`, left those of `other`, and the two now differ. */
function findMissedUpdate(page: Page, other: Page, before: Project, after: Project): FigureProblem[] {
  const [figures, otherFigures] = [after[page], after[other]];
  const [figuresBefore, otherBefore] = [before[page], before[other]];
  if (!figures || !otherFigures || !figuresBefore || !otherBefore) return [];
  const isMissed =
    haveDifferentValues(figuresBefore, figures) &&
    haveDifferentValues(otherFigures, figures) &&
    !haveDifferentValues(otherBefore, otherFigures) &&
    otherBefore.asOf === otherFigures.asOf;
  if (!isMissed) return [];
  const { asOf, progress, remainingAmount } = figures;
  const copiedValues = {
    ...(typeof progress === "number" && { progress }),
    ...(remainingAmount && { remainingAmount }),
    ...(asOf && { asOf }),
    ongoing: isOpen(figures),
  };
  return [
    {
      path: [other, "progress"],
      message: `${pageLabels[other]} still says “${describeFigures(otherFigures)}”. Change it too, or choose Yes at “Leave the other page’s figures as they are”.`,
      fixes: [
        makeFix(other, "Update the other page too", copiedValues),
        { label: "Leave it as it is", values: { leaveOther: true } },
      ],
    },
  ];
}

/** Formats figures like 90% funded, $100k remaining, open to investors, as of November 15, 2026 */
function describeFigures(figures: Figures): string {
  const { asOf, progress, remainingAmount } = figures;
  const parts = [
    typeof progress === "number" && `${progress}% funded`,
    remainingAmount && `${remainingAmount} remaining`,
    isOpen(figures) ? "open to investors" : "not open to investors",
    asOf && `as of ${formatLongDay(asOf)}`,
  ];
  return parts.filter(Boolean).join(", ");
}

const makeFix = (page: Page, label: string, values: Fix["values"]): Fix => ({
  label,
  values: Object.fromEntries(Object.entries(values).map(([field, value]) => [`${page}.${field}`, value])),
});

/** An empty `ongoing` counts as open, as on the site. */
const isOpen = ({ ongoing }: Figures): boolean => ongoing !== false;

const haveDifferentValues = (a: Figures, b: Figures): boolean =>
  isOpen(a) !== isOpen(b) ||
  (a.progress ?? null) !== (b.progress ?? null) ||
  (a.remainingAmount ?? null) !== (b.remainingAmount ?? null);

const units: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

/** Parses dollars such as $300k or $1.2m; undefined for other text. */
function parseAmount(text: string | null | undefined): number | undefined {
  const [, digits, unit = ""] = /^\s*\$?\s*(\d[\d,]*(?:\.\d+)?)\s*([km])?\s*$/i.exec(text ?? "") ?? [];
  return digits === undefined
    ? undefined
    : Number(digits.replaceAll(",", "")) * (units[unit.toLowerCase()] ?? 1);
}

const formatLongDay = (date: string): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(date));

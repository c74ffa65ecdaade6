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
 * Finds figures that contradict each other, figures that changed while their date did not, and figures that changed
 * for one page only. `before` is the stored project (null for a new one), `today` an ISO date.
 */
export function findFigureProblems(before: Project | null, after: Project, today: string): FigureProblem[] {
  const problems = (["home", "jefferson"] as const).flatMap((page) => {
    const figures = after[page];
    if (!figures) return [];
    return [
      ...findContradictions(page, figures, today),
      ...findStaleDate(page, before?.[page], figures, today),
    ];
  });
  if (!before || after.leaveOther) return problems;
  const corrected = applyFirstFixes(after, problems);
  return [
    ...problems,
    ...findMissedUpdates("home", "jefferson", before, after, corrected),
    ...findMissedUpdates("jefferson", "home", before, after, corrected),
  ];
}

/** Applies the first correction of each problem, so that the other page is not offered contradictory figures. */
function applyFirstFixes(after: Project, problems: FigureProblem[]): Project {
  const correctedFigures = (page: Page) =>
    after[page] && {
      ...after[page],
      ...Object.fromEntries(
        problems
          .filter(({ path }) => path[0] === page)
          .flatMap(({ fixes }) => Object.entries(fixes[0]?.values ?? {}))
          .map(([path, value]) => [path.slice(page.length + 1), value]),
      ),
    };
  return { home: correctedFigures("home"), jefferson: correctedFigures("jefferson") };
}

function findContradictions(page: Page, figures: Figures, today: string): FigureProblem[] {
  const { progress, remainingAmount: remaining } = figures;
  if (typeof progress !== "number") return [];
  const amount = parseAmount(remaining);
  const makeProblem = (field: keyof Figures, message: string, ...fixes: Fix[]): FigureProblem => ({
    path: [page, field],
    message: `${pageLabels[page]}: ${message}`,
    fixes: [
      ...fixes,
      makeFix(page, "Set to fully funded today", {
        progress: 100,
        remainingAmount: "$0",
        ongoing: false,
        asOf: today,
      }),
    ],
  });
  if (progress === 100) {
    return [
      ...(amount ? [makeProblem("remainingAmount", `100% is funded, but ${remaining} remains.`)] : []),
      ...(isOpen(figures) ? [makeProblem("ongoing", "100% is funded, but it is open to investors.")] : []),
    ];
  }
  if (amount === 0) return [makeProblem("progress", `Nothing remains, but ${progress}% is funded.`)];
  if (isOpen(figures)) return [];
  const openFix = makeFix(page, "Set to open", { ongoing: true });
  return [
    makeProblem(
      "ongoing",
      `It is marked as fully funded, but it is ${progress}% funded${remaining ? ` and ${remaining} remains` : ""}.`,
      openFix,
    ),
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

/** Reports a problem if the editor changed the figures of `page` but not the corresponding ones of `other`. */
function findMissedUpdates(
  page: Page,
  other: Page,
  before: Project,
  after: Project,
  corrected: Project,
): FigureProblem[] {
  const [figures, otherFigures, otherBefore] = [corrected[page], after[other], before[other]];
  if (!before[page] || !after[page] || !haveDifferentValues(before[page], after[page])) return [];
  if (!figures || !otherFigures || !otherBefore || !haveDifferentValues(otherFigures, figures)) return [];
  if (haveDifferentValues(otherBefore, otherFigures) || otherBefore.asOf !== otherFigures.asOf) return [];
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
      message: `${pageLabels[other]} still says ${describeFigures(otherFigures)}. Change it too, or choose Yes at “Leave the other page’s figures as they are”.`,
      fixes: [
        makeFix(other, "Update the other page too", copiedValues),
        { label: "Leave it as it is", values: { leaveOther: true } },
      ],
    },
  ];
}

/** Formats figures like 90% funded, $100k remaining, as of November 15, 2026 */
function describeFigures({ asOf, ongoing, progress, remainingAmount }: Figures): string {
  const parts = [
    typeof progress === "number" ? `${progress}% funded` : ongoing === false && "fully funded",
    remainingAmount && `${remainingAmount} remaining`,
    asOf && `as of ${formatLongDay(asOf)}`,
  ];
  return parts.filter(Boolean).join(", ") || "nothing";
}

const makeFix = (page: Page, label: string, values: Fix["values"]): Fix => ({
  label,
  values: Object.fromEntries(Object.entries(values).map(([field, value]) => [`${page}.${field}`, value])),
});

/** An empty status counts as open, as on the site. */
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

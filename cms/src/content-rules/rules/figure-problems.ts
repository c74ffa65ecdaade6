import type { Figures, Project } from "./figures";

/** Labels of a project's two sets of figures, by field name. */
const labels = { home: "Home and portfolio", jefferson: "Jefferson page" } as const;
type SetName = keyof typeof labels;

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
 * Finds percentages, remaining amounts and statuses that contradict each other, changed figures with their previous
 * date, and a set that was changed while the other was not. `before` is the stored project (null for a new one), `today`
 * an ISO date.
 */
export function figureProblems(before: Project | null, after: Project, today: string): FigureProblem[] {
  const problems = (["home", "jefferson"] as const).flatMap((name) => {
    const figures = after[name];
    if (!figures) return [];
    return [...contradictions(name, figures, today), ...oldDate(name, before?.[name], figures, today)];
  });
  if (!before || after.leaveOther) return problems;
  const corrected = withCorrections(after, problems);
  return [
    ...problems,
    ...missedUpdate("home", "jefferson", before, after, corrected),
    ...missedUpdate("jefferson", "home", before, after, corrected),
  ];
}

/** Applies the first correction of each problem, so that no contradiction is copied to the other set. */
function withCorrections(project: Project, problems: FigureProblem[]): Project {
  const corrected = (name: SetName) =>
    project[name] && {
      ...project[name],
      ...Object.fromEntries(
        problems
          .filter(({ path }) => path[0] === name)
          .flatMap(({ fixes }) => Object.entries(fixes[0]?.values ?? {}))
          .map(([path, value]) => [path.slice(name.length + 1), value]),
      ),
    };
  return { home: corrected("home"), jefferson: corrected("jefferson") };
}

function contradictions(name: SetName, figures: Figures, today: string): FigureProblem[] {
  const { progress, remainingAmount: remaining } = figures;
  if (typeof progress !== "number") return [];
  const amount = amountIn(remaining);
  const problem = (field: keyof Figures, message: string, ...fixes: Fix[]): FigureProblem => ({
    path: [name, field],
    message: `${labels[name]}: ${message}`,
    fixes: [
      ...fixes,
      fix(name, "Set to fully funded today", {
        progress: 100,
        remainingAmount: "$0",
        ongoing: false,
        asOf: today,
      }),
    ],
  });
  if (progress === 100) {
    return [
      ...(amount ? [problem("remainingAmount", `100% is funded, but ${remaining} remains.`)] : []),
      ...(isOpen(figures) ? [problem("ongoing", "100% is funded, but it is open to investors.")] : []),
    ];
  }
  if (amount === 0) return [problem("progress", `Nothing remains, but ${progress}% is funded.`)];
  if (isOpen(figures)) return [];
  const open = fix(name, "Set to open", { ongoing: true });
  return [
    problem(
      "ongoing",
      `It is marked as fully funded, but it is ${progress}% funded${remaining ? ` and ${remaining} remains` : ""}.`,
      open,
    ),
  ];
}

function oldDate(
  name: SetName,
  before: Figures | null | undefined,
  after: Figures,
  today: string,
): FigureProblem[] {
  if (!before || !differ(before, after) || after.asOf !== before.asOf || after.asOf === today) return [];
  const state = after.asOf ? `they are still dated ${dayText(after.asOf)}` : "they have no date";
  return [
    {
      path: [name, "asOf"],
      message: `${labels[name]}: figures have changed, but ${state}.`,
      fixes: [fix(name, `Date them ${dayText(today)}`, { asOf: today })],
    },
  ];
}

/** Finds that the set `name` was changed, but not the set `other`. */
function missedUpdate(
  name: SetName,
  other: SetName,
  before: Project,
  after: Project,
  corrected: Project,
): FigureProblem[] {
  const [changed, otherBefore, otherAfter] = [corrected[name], before[other], after[other]];
  if (!before[name] || !after[name] || !differ(before[name], after[name])) return [];
  if (!changed || !otherBefore || !otherAfter || !differ(otherAfter, changed)) return [];
  if (differ(otherBefore, otherAfter) || otherBefore.asOf !== otherAfter.asOf) return [];
  const { asOf, progress, remainingAmount } = changed;
  const same = {
    ...(typeof progress === "number" && { progress }),
    ...(remainingAmount && { remainingAmount }),
    ...(asOf && { asOf }),
    ongoing: isOpen(changed),
  };
  return [
    {
      path: [other, "progress"],
      message: `${labels[other]} still says ${summary(otherAfter)}. Change it too, or choose Yes at “Leave the other page’s figures as they are”.`,
      fixes: [
        fix(other, "Update the other page too", same),
        { label: "Leave it as it is", values: { leaveOther: true } },
      ],
    },
  ];
}

/** Formats figures like 90% funded, $100k remaining, as of November 15, 2026 */
function summary({ asOf, ongoing, progress, remainingAmount }: Figures): string {
  const parts = [
    typeof progress === "number" ? `${progress}% funded` : ongoing === false && "fully funded",
    remainingAmount && `${remainingAmount} remaining`,
    asOf && `as of ${dayText(asOf)}`,
  ];
  return parts.filter(Boolean).join(", ") || "nothing";
}

const fix = (name: SetName, label: string, values: Fix["values"]): Fix => ({
  label,
  values: Object.fromEntries(Object.entries(values).map(([field, value]) => [`${name}.${field}`, value])),
});

/** An empty status counts as open, as on the site. */
const isOpen = ({ ongoing }: Figures): boolean => ongoing !== false;

const differ = (one: Figures, other: Figures): boolean =>
  isOpen(one) !== isOpen(other) ||
  (one.progress ?? null) !== (other.progress ?? null) ||
  (one.remainingAmount ?? null) !== (other.remainingAmount ?? null);

const units: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

/** Parses dollars such as $300k or $1.2m; undefined for other text. */
function amountIn(text: string | null | undefined): number | undefined {
  const [, digits, unit = ""] = /^\s*\$?\s*(\d[\d,]*(?:\.\d+)?)\s*([km])?\s*$/i.exec(text ?? "") ?? [];
  return digits === undefined
    ? undefined
    : Number(digits.replaceAll(",", "")) * (units[unit.toLowerCase()] ?? 1);
}

const dayText = (date: string): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(date));

import type { Project, Reading } from "./figures";

/** The two sets of figures of a project: field name and label. */
const readings = { home: "Home and portfolio", jefferson: "Jefferson page" } as const;
type Name = keyof typeof readings;

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
 * Finds all contradictions: a percentage, remaining amount and status that do not match; an old date with new figures;
 * and changed figures of one page while the same figures of the other page stay as they were. `before` is the stored
 * project (null for a new one), `today` an ISO date.
 */
export function figureProblems(before: Project | null, now: Project, today: string): FigureProblem[] {
  const problems = (["home", "jefferson"] as const).flatMap((name) => {
    const reading = now[name];
    if (!reading) return [];
    return [...contradictions(name, reading, today), ...oldDate(name, before?.[name], reading, today)];
  });
  if (!before || now.leaveOther) return problems;
  const corrected = corrections(now, problems);
  return [
    ...problems,
    ...missedUpdate("home", "jefferson", before, now, corrected),
    ...missedUpdate("jefferson", "home", before, now, corrected),
  ];
}

/** Returns the project with the first correction of each problem, so that no contradiction is copied to the other page. */
function corrections(now: Project, problems: FigureProblem[]): Project {
  const corrected = (name: Name) =>
    now[name] && {
      ...now[name],
      ...Object.fromEntries(
        problems
          .filter(({ path }) => path[0] === name)
          .flatMap(({ fixes }) => Object.entries(fixes[0]?.values ?? {}))
          .map(([path, value]) => [path.slice(name.length + 1), value]),
      ),
    };
  return { home: corrected("home"), jefferson: corrected("jefferson") };
}

function contradictions(name: Name, reading: Reading, today: string): FigureProblem[] {
  const { progress, remainingAmount: remaining } = reading;
  if (typeof progress !== "number") return [];
  const amount = amountIn(remaining);
  const problem = (field: keyof Reading, message: string, ...fixes: Fix[]): FigureProblem => ({
    path: [name, field],
    message: `${readings[name]}: ${message}`,
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
      ...(isOpen(reading) ? [problem("ongoing", "100% is funded, but it is open to investors.")] : []),
    ];
  }
  if (amount === 0) return [problem("progress", `Nothing remains, but ${progress}% is funded.`)];
  if (isOpen(reading)) return [];
  const open = fix(name, "Set to open", { ongoing: true });
  return [
    problem(
      "ongoing",
      `It is marked as fully funded, but it is ${progress}% funded and ${remaining} remains.`,
      open,
    ),
  ];
}

function oldDate(
  name: Name,
  before: Reading | null | undefined,
  now: Reading,
  today: string,
): FigureProblem[] {
  if (!before || !differ(before, now) || now.asOf !== before.asOf || now.asOf === today) return [];
  return [
    {
      path: [name, "asOf"],
      message: `${readings[name]}: figures have changed, but they are still dated ${dayOf(now.asOf)}.`,
      fixes: [fix(name, `Date them ${dayOf(today)}`, { asOf: today })],
    },
  ];
}

function missedUpdate(
  name: Name,
  other: Name,
  before: Project,
  now: Project,
  corrected: Project,
): FigureProblem[] {
  const [reading, stayed, earlier] = [corrected[name], now[other], before[other]];
  if (!before[name] || !now[name] || !differ(before[name], now[name])) return [];
  if (!reading || !stayed || !earlier || !differ(stayed, reading)) return [];
  if (differ(earlier, stayed) || earlier.asOf !== stayed.asOf) return [];
  const { asOf, progress, remainingAmount } = reading;
  const same = {
    ...(typeof progress === "number" && { progress }),
    ...(remainingAmount && { remainingAmount }),
    ...(asOf && { asOf }),
    ongoing: isOpen(reading),
  };
  return [
    {
      path: [other, "progress"],
      message: `${readings[other]} still says ${stayed.progress}% funded, ${stayed.remainingAmount} remaining, as of ${dayOf(stayed.asOf)}. Change it too, or choose Yes at “Leave the other page’s figures as they are”.`,
      fixes: [
        fix(other, "Update the other page too", same),
        { label: "Leave it as it is", values: { leaveOther: true } },
      ],
    },
  ];
}

const fix = (name: Name, label: string, values: Fix["values"]): Fix => ({
  label,
  values: Object.fromEntries(Object.entries(values).map(([field, value]) => [`${name}.${field}`, value])),
});

/** An empty status counts as open, as on the site. */
const isOpen = ({ ongoing }: Reading): boolean => ongoing !== false;

const differ = (one: Reading, other: Reading): boolean =>
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

const dayOf = (date: string | null | undefined): string =>
  date
    ? new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(date))
    : "no day";

import { fieldsOf } from "../../lib/values";

/** The two readings of a project, by their fields, with their labels in the form. */
export const readings = { home: "Home and portfolio", jefferson: "Jefferson page" } as const;
type Name = keyof typeof readings;

export interface Reading {
  readonly asOf?: string | null;
  readonly ongoing?: boolean | null;
  readonly progress?: number | null;
  readonly remainingAmount?: string | null;
}

/** A project as a form holds it. */
export interface Project {
  readonly home?: Reading | null;
  readonly jefferson?: Reading | null;
  /** The other reading stays although one has changed. */
  readonly leaveOther?: boolean | null;
}

/** A change that makes the figures fit: new values by field path. */
export interface Fix {
  readonly label: string;
  readonly values: Readonly<Record<string, boolean | number | string>>;
}

export interface FigureProblem {
  readonly path: readonly string[];
  readonly message: string;
  readonly fixes: readonly Fix[];
}

const figures = ["progress", "remainingAmount", "ongoing"] as const;

/**
 * Finds figures that contradict each other: percentage, remaining amount and status of a reading; a date that stayed when
 * figures changed; and a reading that was forgotten when the other one changed. Two dated readings may differ.
 * @param before the project as it is stored; null for a new one
 * @param today ISO 8601 date
 */
export function figureProblems(before: Project | null, now: Project, today: string): FigureProblem[] {
  const names: Name[] = ["home", "jefferson"];
  const problems = names.flatMap((name) => {
    const reading = now[name];
    if (!reading) return [];
    return contradiction(name, reading) ?? oldDate(name, before?.[name], reading, today) ?? [];
  });
  return problems.length > 0 ? problems : forgotten(before, now, today);
}

function contradiction(name: Name, reading: Reading): FigureProblem | undefined {
  const { progress, remainingAmount: remaining } = reading;
  if (typeof progress !== "number") return undefined;
  const amount = amountIn(remaining);
  const isOngoing = reading.ongoing !== false;
  const problem = (field: keyof Reading, message: string, ...fixes: Fix[]): FigureProblem => ({
    path: [name, field],
    message: `${readings[name]}: ${message}`,
    fixes,
  });
  const funded = fix(name, "Set to fully funded", {
    progress: 100,
    remainingAmount: "$0",
    ongoing: false,
  });
  const open = fix(name, "Set to open", { ongoing: true });
  if (progress === 100) {
    if (amount !== undefined && amount > 0) {
      return problem("remainingAmount", `100% is funded, but ${remaining} remains.`, funded);
    }
    return isOngoing ? problem("ongoing", "100% is funded, but it is open to investors.", funded) : undefined;
  }
  if (amount === 0) return problem("progress", `Nothing remains, but ${progress}% is funded.`, funded);
  if (isOngoing) return undefined;
  return problem("ongoing", `It is fully funded, but ${remaining} remains at ${progress}%.`, open, funded);
}

function oldDate(
  name: Name,
  before: Reading | null | undefined,
  now: Reading,
  today: string,
): FigureProblem | undefined {
  if (!before || !hasChanged(before, now) || now.asOf !== before.asOf || now.asOf === today) return undefined;
  return {
    path: [name, "asOf"],
    message: `${readings[name]}: figures have changed, but they are still dated ${dayOf(now.asOf)}.`,
    fixes: [fix(name, `Date them ${dayOf(today)}`, { asOf: today })],
  };
}

function forgotten(before: Project | null, now: Project, today: string): FigureProblem[] {
  if (!before || now.leaveOther) return [];
  const pairs: [Name, Name][] = [
    ["home", "jefferson"],
    ["jefferson", "home"],
  ];
  return pairs.flatMap(([name, other]) => {
    const [reading, stayed, earlier] = [now[name], now[other], before[other]];
    if (!before[name] || !reading || !stayed || !earlier) return [];
    const isLeft =
      hasChanged(before[name], reading) && !hasChanged(earlier, stayed) && earlier.asOf === stayed.asOf;
    if (!isLeft || !hasChanged(stayed, reading)) return [];
    const { asOf, ongoing, progress, remainingAmount } = reading;
    const same = {
      ...(typeof progress === "number" && { progress }),
      ...(remainingAmount && { remainingAmount }),
      ongoing: ongoing !== false,
      asOf: asOf ?? today,
    };
    return {
      path: [other, "progress"],
      message: `${readings[other]} still says ${stayed.progress}% funded, ${stayed.remainingAmount} remaining, as of ${dayOf(stayed.asOf)}. Change it too, or choose Yes at “Leave the other reading as it is”.`,
      fixes: [
        fix(other, "Change it too", same),
        { label: "Leave it as it is", values: { leaveOther: true } },
      ],
    };
  });
}

const fix = (name: Name, label: string, values: Fix["values"]): Fix => ({
  label,
  values: Object.fromEntries(Object.entries(values).map(([field, value]) => [`${name}.${field}`, value])),
});

const hasChanged = (before: Reading, now: Reading): boolean =>
  figures.some((field) => figureOf(before, field) !== figureOf(now, field));

/** An empty status counts as open, as on the site. */
const figureOf = (reading: Reading, field: (typeof figures)[number]): unknown =>
  field === "ongoing" ? reading.ongoing !== false : (fieldsOf(reading)[field] ?? null);

const units: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

/** Dollars in a text such as $300k or $1.2m; undefined for any other text. */
function amountIn(text: string | null | undefined): number | undefined {
  const found = /^\s*\$?\s*(\d[\d,]*(?:\.\d+)?)\s*([km])?\s*$/i.exec(text ?? "");
  if (!found) return undefined;
  const [, digits = "", unit = ""] = found;
  return Number(digits.replaceAll(",", "")) * (units[unit.toLowerCase()] ?? 1);
}

function dayOf(date: string | null | undefined): string {
  const time = Date.parse(date ?? "");
  if (Number.isNaN(time)) return "no day";
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(time);
}

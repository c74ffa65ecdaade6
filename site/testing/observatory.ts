/**
 * Grade that MDN's HTTP Observatory gives an https response by its published rules (mdn-http-observatory 1.6.3).
 * Leaves out what a proxy decides: the certificate and the redirect to https.
 */
interface Grade {
  readonly grade: string;
  readonly score: number;
  /** Points by rule. */
  readonly points: Readonly<Record<string, number>>;
}

const grades = [
  [100, "A+"],
  [90, "A"],
  [85, "A-"],
  [80, "B+"],
  [70, "B"],
  [65, "B-"],
  [60, "C+"],
  [50, "C"],
] as const;
/** Extra points count only from this score on. */
const minScoreForExtraCredit = 90;
const sixMonthsSeconds = 15_552_000;

/** Sources that allow a whole scheme or every host. */
const tooBroad = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/;
const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
const isUnsafe = (source: string) =>
  tooBroad.test(source) || source === "'unsafe-inline'" || source === "data:";
const isPassive = (directive: string) => directive === "img-src" || directive === "media-src";

/** Grades the headers of one response. */
export function gradeOf(headers: Headers): Grade {
  const policy = parsePolicy(headers);
  const points = {
    contentSecurityPolicy: policyPoints(policy),
    cookies: cookiePoints(headers.getSetCookie()),
    crossOriginEmbedding: pointsIf(
      headers,
      "cross-origin-embedder-policy",
      ["require-corp", "credentialless"],
      10,
    ),
    crossOriginOpening: pointsIf(headers, "cross-origin-opener-policy", ["same-origin"], 10),
    crossOriginResources: pointsIf(headers, "cross-origin-resource-policy", ["same-origin", "same-site"], 10),
    crossOriginSharing: headers.get("access-control-allow-credentials") === "true" ? -50 : 0,
    framing: framingPoints(headers, policy),
    referrer: referrerPoints(headers.get("referrer-policy")),
    sniffing: headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
    strictTransport: transportPoints(headers.get("strict-transport-security")),
  };
  const allPoints = Object.values(points);
  const scoreOf = (numbers: readonly number[]) => numbers.reduce((score, number) => score + number, 100);
  const scoreWithoutExtra = scoreOf(allPoints.filter((number) => number < 0));
  const score = scoreWithoutExtra >= minScoreForExtraCredit ? scoreOf(allPoints) : scoreWithoutExtra;
  return { grade: grades.find(([least]) => score >= least)?.[1] ?? "below C", points, score };
}

type Policy = ReadonlyMap<string, readonly string[]>;

function parsePolicy(headers: Headers): Policy | null {
  const text = headers.get("content-security-policy");
  if (text === null) return null;
  return new Map(
    text.split(";").flatMap((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return name ? [[name.toLowerCase(), sources] as const] : [];
    }),
  );
}

function policyPoints(policy: Policy | null): number {
  if (!policy) return -25;
  const sourcesOf = (directive: string) => {
    const sources = policy.get(directive) ?? policy.get("default-src") ?? ["*"];
    const hasHashes = sources.some((source) => /^'(?:sha\d+|nonce)-/.test(source));
    return hasHashes ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  };
  const directives = [...policy.keys()];
  const active = directives.filter((directive) => !isPassive(directive)).flatMap(sourcesOf);
  const [scripts, styles] = [sourcesOf("script-src"), sourcesOf("style-src")];
  if (scripts.some(isUnsafe) || sourcesOf("object-src").some((source) => tooBroad.test(source))) return -20;
  if (active.some(isInsecure)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (["img-src", "media-src"].flatMap(sourcesOf).some(isInsecure)) return -10;
  if (styles.some(isUnsafe)) return 0;
  return policy.get("default-src")?.join(" ") === "'none'" ? 10 : 5;
}

function cookiePoints(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  if (!cookies.every((cookie) => /;\s*secure/i.test(cookie))) return -40;
  if (!cookies.every((cookie) => /;\s*httponly/i.test(cookie))) return -30;
  return cookies.every((cookie) => /;\s*samesite=(?:lax|strict)/i.test(cookie)) ? 5 : 0;
}

/** Returns `points` if the header has one of the values, else 0. */
function pointsIf(headers: Headers, name: string, values: readonly string[], points: number): number {
  return values.includes(headers.get(name) ?? "") ? points : 0;
}

function framingPoints(headers: Headers, policy: Policy | null): number {
  const ancestors = policy?.get("frame-ancestors");
  if (ancestors && !ancestors.some((source) => tooBroad.test(source))) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers.get("x-frame-options") ?? "") ? 5 : -20;
}

function referrerPoints(policy: string | null): number {
  if (policy === null) return 0;
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5;
}

function transportPoints(header: string | null): number {
  const age = Number(/max-age=(\d+)/.exec(header ?? "")?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return -20;
  return age >= sixMonthsSeconds ? 0 : -10;
}

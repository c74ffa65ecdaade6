import * as v from "valibot";

/** More than one process answers in time; each costs some kilobytes. */
const mostConnections = 10_000;

/** Databases, listening sockets, calls under way. */
const filesOfOurOwn = 64;

const report = v.object({ userLimits: v.object({ open_files: v.object({ soft: v.number() }) }) });

/**
 * How many connections may be open: each takes one of the files that the operating system allows this process, and
 * another one while it is sent a file. To be asked before there are any: the report looks up the names of those it finds.
 */
export function connectionLimit(): number {
  if (!process.report) return mostConnections;
  const limits = v.safeParse(report, process.report.getReport());
  // Windows knows no such limit, and "unlimited" is no number.
  if (!limits.success) return mostConnections;
  return Math.min(
    mostConnections,
    Math.floor((limits.output.userLimits.open_files.soft - filesOfOurOwn) / 2),
  );
}

import { type MetricType, onCLS, onINP, onLCP } from "web-vitals";

let isReporting = false;

/** Reports the web vitals of this page load once, when the page is hidden. Sends no cookie, name or ID. */
export function reportVitals(): void {
  if (isReporting) return;
  isReporting = true;
  const report: Record<string, string | number> = {
    page: location.pathname,
    connection: connectionOf(navigator),
  };
  let isMeasured = false;
  const record = ({ name, value }: MetricType) => {
    report[name] = value;
    isMeasured = true;
  };
  // Record every change, because a page closed at once reports no final value.
  for (const measure of [onLCP, onCLS, onINP]) measure(record, { reportAllChanges: true });
  addEventListener("visibilitychange", function send() {
    if (document.visibilityState !== "hidden" || !isMeasured) return;
    removeEventListener("visibilitychange", send);
    navigator.sendBeacon("/vitals", JSON.stringify(report));
  });
}

function connectionOf(navigator: Navigator): string {
  return "connection" in navigator ? String(Object(navigator.connection).effectiveType) : "unknown";
}

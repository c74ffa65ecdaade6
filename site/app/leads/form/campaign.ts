const storageKey = "campaign";
const parameter = /^utm_(source|medium|campaign|term|content|id)$/;
/** As long as the server keeps of each, and no longer in all than six of them. */
const longestValue = 200;

/**
 * Keeps the campaign labels of the address with which this document was opened for as long as the tab is open, without
 * a cookie: a later page of the visit may be a document of its own, whose address has none. The newest ones count.
 */
export function rememberCampaign(): void {
  const labels = labelsIn(openedAddress());
  // A browser may refuse to store anything, which costs the label alone.
  try {
    if (labels !== "") sessionStorage.setItem(storageKey, labels);
  } catch {}
}

/** Address with the campaign labels with which the visit began, for the form's hidden field. */
export function landingAddress(): string {
  const opened = openedAddress();
  try {
    const stored = sessionStorage.getItem(storageKey);
    return stored && labelsIn(opened) === "" ? `${location.origin}/?${stored}` : opened;
  } catch {
    return opened;
  }
}

function openedAddress(): string {
  const [opened] = performance.getEntriesByType("navigation");
  return opened?.name ?? "";
}

function labelsIn(address: string): string {
  const labels = [...new URLSearchParams(/\?([^#]*)/.exec(address)?.[1])]
    .filter(([name, value]) => parameter.test(name) && value !== "")
    .map(([name, value]) => [name, value.slice(0, longestValue)]);
  return new URLSearchParams(labels).toString();
}

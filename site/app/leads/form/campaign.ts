const storageKey = "campaign";
/** Of each of the six is kept so much, and no more. */
export const maxLabelCharacters = 200;

/** Whether this part of an address's query is a label of a campaign. */
export function isCampaignLabel([name, value]: readonly [string, string]): boolean {
  return /^utm_(source|medium|campaign|term|content|id)$/.test(name) && value !== "";
}

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
    .filter(isCampaignLabel)
    .map(([name, value]) => [name, value.slice(0, maxLabelCharacters)]);
  return new URLSearchParams(labels).toString();
}

const storageKey = "campaign";
/** Maximum length of each label. */
export const maxLabelCharacters = 200;

/** Returns true if a query parameter is a campaign label: `utm_source` and the like, with a value. */
export function isCampaignLabel([name, value]: readonly [string, string]): boolean {
  return /^utm_(source|medium|campaign|term|content|id)$/.test(name) && value !== "";
}

/**
 * If the URL that opened this document has campaign labels, stores them in `sessionStorage` in place of earlier ones.
 */
export function rememberCampaign(): void {
  const labels = campaignQuery(firstUrl());
  // If the browser denies storage, only documents opened later lack the labels.
  try {
    if (labels !== "") sessionStorage.setItem(storageKey, labels);
  } catch {}
}

/** Returns the URL that opened this document. If it has no campaign labels, returns a URL with those kept earlier. */
export function landingUrl(): string {
  const openedUrl = firstUrl();
  try {
    const stored = sessionStorage.getItem(storageKey);
    return stored && campaignQuery(openedUrl) === "" ? `${location.origin}/?${stored}` : openedUrl;
  } catch {
    return openedUrl;
  }
}

/** Returns the URL with which the browser opened this document. */
function firstUrl(): string {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation?.name ?? "";
}

function campaignQuery(url: string): string {
  const labels = [...new URLSearchParams(/\?([^#]*)/.exec(url)?.[1])]
    .filter(isCampaignLabel)
    .map(([name, value]) => [name, value.slice(0, maxLabelCharacters)]);
  return new URLSearchParams(labels).toString();
}

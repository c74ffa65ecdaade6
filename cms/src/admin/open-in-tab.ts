export class BlockedTab extends Error {
  override readonly message = "Your browser has blocked the new tab. Allow it for this panel.";
}

/**
 * Opens an address that has to be asked for first in a tab of its own.
 * @throws BlockedTab, or why there is no address
 */
export async function openInTab(address: () => Promise<string>): Promise<void> {
  // At the click itself: browsers block a tab that opens later.
  const tab = window.open("about:blank", "_blank");
  try {
    const url = await address();
    if (!tab) throw new BlockedTab();
    tab.opener = null;
    tab.location.replace(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

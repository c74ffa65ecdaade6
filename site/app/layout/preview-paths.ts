/** Path on this site that the cms's signed links open. */
export const previewPath = "/preview";

/** Path whose POST ends a preview. */
export const leavePreviewPath = "/preview/leave";

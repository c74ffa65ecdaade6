/** Path on this site that the cms's signed links open. */
export const previewPath = "/preview";

export const leavePath = "/preview/leave";

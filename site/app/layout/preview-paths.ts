/** Where a signed link of the content service leads. */
export const previewPath = "/preview";

export const leavePath = "/preview/leave";

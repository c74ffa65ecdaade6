/** Path of the content service's signed links. */
export const previewPath = "/preview";

export const leavePath = "/preview/leave";

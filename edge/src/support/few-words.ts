// A line for each request would go to the reporter one by one, which costs as much as the request.
console.log = () => {};

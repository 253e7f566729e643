class MyPromise {
  constructor(executor) {

  }

  then(onFulfilled, onRejected) {

  }

  catch(onRejected) {

  }
}
